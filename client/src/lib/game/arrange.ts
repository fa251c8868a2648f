/** The order of my hand: it is mine alone, and new cards come at its end. */

/** Keep the order of cards that are still there; add new ones at the end. */
export function kept(order: readonly string[], cards: readonly string[]): string[] {
  const old = order.filter((card) => cards.includes(card));
  return [...old, ...cards.filter((card) => !old.includes(card))];
}

/** Put a card into another place; the others close ranks. */
export function moved(order: readonly string[], card: string, place: number): string[] {
  const others = order.filter((one) => one !== card);
  others.splice(Math.max(0, Math.min(place, others.length)), 0, card);
  return others;
}
