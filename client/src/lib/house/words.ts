/** House rules in plain words. */

import { WishRefused } from '$lib/net/link';
import { explain } from '$lib/ui/problem';
import { t } from '$lib/words/words.svelte';
import { type Rule, RULES, steps } from './rules';

const dashed = (name: string): string => name.replaceAll('_', '-');

/** What a rule is about. */
export function ruleName(rule: Rule): string {
  return t(`house-${dashed(rule)}`);
}

/** What a rule says. */
export function ruleValue(rule: Rule, value: unknown): string {
  if (value === null) return t('house-none');
  if (typeof value === 'boolean') return value ? t('house-yes') : t('house-no');
  if (typeof value === 'string') return t(`house-${dashed(rule)}-${value}`);
  if (typeof value === 'object') {
    return steps(value as Readonly<Record<string, number>>).map((step) => t('house-step', step)).join(', ');
  }
  return String(value);
}

/** A number as short as can be, for where it is to be filled in: `7 / 6`. */
export function inShort(value: unknown): string {
  if (value === null) return '∞';
  if (typeof value !== 'object') return String(value);
  return steps(value as Readonly<Record<string, number>>).map((step) => step.number).join(' / ');
}

/** Why settings were refused, naming what they are about. */
export function complaint(error: unknown): string {
  if (!(error instanceof WishRefused)) return explain(error);
  const { reason, facts } = error;
  const { rule, seats, least, most } = facts;
  if (reason === 'no_seat_left') return t('settings-crowded', { number: Number(seats) });
  if (reason === 'bad_setting' && facts['setting'] === 'seats') return t('settings-seats-are', { least: Number(least), most: Number(most) });
  if (reason === 'bad_value' && rule === 'players_max') return t('house-players-crossed');
  if (reason === 'bad_value' && typeof rule === 'string' && rule in RULES) {
    return t('house-impossible', { rule: ruleName(rule as Rule), value: ruleValue(rule as Rule, facts['value'] ?? null) });
  }
  return explain(error);
}
