/** Forms half filled in that wait for a person whose session ended meanwhile (docs/rules/access.md), each by its name, the account's own. */
export interface DraftsPort {
  /** `value` travels as JSON. */
  readonly keep: (name: string, value: unknown) => void
  /** What is stored, undefined where nothing is; the form checks whether it is its own. Changes nothing. */
  readonly read: (name: string) => unknown
  readonly drop: (name: string) => void
}
