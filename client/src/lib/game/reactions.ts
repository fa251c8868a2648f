/** The quick reactions that the server knows, and how they look. */
export const REACTIONS: Readonly<Record<string, string>> = {
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  clap: '👏',
  think: '🤔',
  oops: '🙈',
  sleep: '😴',
  fox: '🦊',
};
