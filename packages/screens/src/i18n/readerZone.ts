/** The zone in which the reader's own records are told. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
