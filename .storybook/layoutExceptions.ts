/** Where a finger gets less than 44 px one way, and why. Nothing else may; docs/accessibility.md repeats the list. */
export interface NarrowTarget {
  /** What the exception is for. */
  readonly matches: string
  /** What it still takes, in CSS px. At least 24 each way (WCAG 2.5.8). */
  readonly width: number
  readonly height: number
  readonly because: string
}

/** What cuts off what it holds for as long as it is moved, and why. */
export const cutsWhileMoved: readonly { readonly matches: string; readonly because: string }[] = [
  {
    matches: ':has(> [data-held][data-moved=true])',
    because: 'a page pulled down shows its head and loses as much of its foot until it is let go',
  },
]

export const narrowTargets: readonly NarrowTarget[] = []
