export interface Case {
  readonly title: string
  /** What there must be before it. */
  readonly needs: string
  readonly sends: string
  readonly expects: string
  /** When it is "not tried". */
  readonly skipped: string
}
