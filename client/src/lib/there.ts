/** Take what must be there; that it is not would be a fault of ours, and is not passed over. */
export function there<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('Something is missing that must be there.');
  return thing;
}
