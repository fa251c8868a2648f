/** House rules in plain words. */

import { WishRefused } from '$lib/net/link';
import type { Edition } from '$lib/protocol/types';
import { explain } from '$lib/ui/problem';
import { t, words } from '$lib/words/words.svelte';
import { type Rule, RULES, steps, THEMES } from './rules';

const dashed = (name: string): string => name.replaceAll('_', '-');

/** What an edition is called; only those that are easily taken for another bear a year. */
export function editionName({ id, name }: Pick<Edition, 'id' | 'name'>): string {
  return words.knows(`edition-name-${id}`) ? t(`edition-name-${id}`) : name;
}

/** When a game ends, in few words. */
export function goalOf(rules: Edition): string {
  if (rules.target !== null) return t('agreed-points', { number: rules.target });
  if (rules.turns_each !== null) return t('agreed-turns', { number: rules.turns_each });
  return t('edition-pile');
}

/** What a rule is about. */
export function ruleName(rule: Rule): string {
  return t(`house-${dashed(rule)}`);
}

/** Of what kind all clues are: a theme by its name, or in the table's own words. */
export function themeName(theme: string): string {
  if (theme === '') return t('theme-none');
  return (THEMES as readonly string[]).includes(theme) ? t(`theme-${theme}`) : t('theme-own-words', { theme });
}

/** What a rule says. */
export function ruleValue(rule: Rule, value: unknown): string {
  if (value === null) return t('house-none');
  if (rule === 'theme') return themeName(value as string);
  if (Array.isArray(value)) return words.list(value.map((one) => t(`medium-${String(one)}`)));
  if (typeof value === 'boolean') return value ? t('house-yes') : t('house-no');
  if (typeof value === 'string') return t(`house-${dashed(rule)}-${value}`);
  if (typeof value !== 'object') return `${value as number}`;
  return steps(value as Readonly<Record<string, number>>)
    .map((step) => t('house-step', step))
    .join(', ');
}

/** A number as short as can be, for where it is to be filled in: `7 / 6`. */
export function inShort(value: unknown): string {
  if (value === null) return '∞';
  if (typeof value !== 'object') return `${value as number}`;
  return steps(value as Readonly<Record<string, number>>)
    .map((step) => step.number)
    .join(' / ');
}

/** Why settings were refused, naming what they are about. */
export function complaint(error: unknown): string {
  if (!(error instanceof WishRefused)) return explain(error);
  const { reason, facts } = error;
  const { rule, seats, least, most } = facts;
  if (reason === 'no_seat_left') return t('settings-crowded', { number: Number(seats) });
  if (reason === 'bad_setting' && facts.setting === 'seats')
    return t('settings-seats-are', { least: Number(least), most: Number(most) });
  if (reason === 'bad_value' && rule === 'players_max') return t('house-players-crossed');
  if (reason === 'bad_value' && typeof rule === 'string' && rule in RULES) {
    return t('house-impossible', {
      rule: ruleName(rule as Rule),
      value: ruleValue(rule as Rule, facts.value ?? null),
    });
  }
  return explain(error);
}
