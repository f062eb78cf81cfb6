/** Which news was opened on this device, by its ids; it is forgotten when the person logs out. */
export interface ReadNewsPort {
  /** The same set until another piece is marked. */
  readonly read: () => ReadonlySet<string>
  readonly mark: (id: string) => void
  /** Returns how to stop. */
  readonly watch: (onChange: () => void) => () => void
}
