/** Names that nobody can guess: whoever knew that of a request would be answered, too. */

/** Make one up, in hexadecimal. (`randomUUID` is not there over plain HTTP; this is.) */
export function unguessable(bytes = 16): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
