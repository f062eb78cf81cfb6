/** Forms half filled in that wait for a person whose session ended under their hands (docs/rules/access.md), each by its name, the account's own. */
export interface DraftsPort {
  /** `value` travels as JSON. */
  readonly keep: (name: string, value: unknown) => void
  /** Whatever stands there, undefined where nothing does: the form judges whether it is its own. Changes nothing. */
  readonly read: (name: string) => unknown
  readonly drop: (name: string) => void
}
