/** Where a finger gets less than 44 px one way, and why. Nothing else may; docs/accessibility.md repeats the list. */
export interface NarrowTarget {
  /** What the exception is for. */
  readonly matches: string
  /** What it still takes, in CSS px. At least 24 each way (WCAG 2.5.8). */
  readonly width: number
  readonly height: number
  readonly because: string
}

export const narrowTargets: readonly NarrowTarget[] = []
