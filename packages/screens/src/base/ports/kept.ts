/** JSON values by name. */
export interface KeptValues {
  readonly keep: (name: string, value: unknown) => void
  /** Undefined where nothing is kept; whoever reads checks whether it is their own. The same value until another is kept. */
  readonly read: (name: string) => unknown
  readonly drop: (name: string) => void
  /** Calls at each change that this page makes. Returns how to stop. */
  readonly watch: (onChange: () => void) => () => void
}

/** What screens keep on the device, by how long it lasts. */
export interface KeptPort {
  /** Until it is dropped, in the tab: what an account was typing as its session ended, for that account alone (docs/rules/access.md). */
  readonly drafts: KeptValues
  /** Until the person logs out. */
  readonly session: KeptValues
  /** Beyond a session: names no member. */
  readonly device: KeptValues
}

/** The texts of a list that was kept; none where something else was. */
export const textsOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
