/** Counts and rankings have no stream: they are read again this often. */
export const READ_EVERY_MS = 10_000
