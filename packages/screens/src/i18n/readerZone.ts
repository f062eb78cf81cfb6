/** The zone in which the reader's own records show their times. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
