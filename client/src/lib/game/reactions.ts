/** The quick reactions that the server knows. */
export const REACTIONS = ['heart', 'laugh', 'wow', 'clap', 'think', 'oops', 'sleep', 'fox'] as const;
