/** What was searched on this device, newest first; it is forgotten when the person logs out. */
export interface RecentSearchesPort {
  readonly read: () => readonly string[]
  readonly keep: (texts: readonly string[]) => void
}
