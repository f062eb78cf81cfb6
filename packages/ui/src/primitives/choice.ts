/** One of the things to choose among. */
export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A second line, where there is room for one. */
  readonly description?: string
  readonly disabled?: boolean
}
