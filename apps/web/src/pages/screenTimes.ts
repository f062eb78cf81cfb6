import type { ReportPort, ScreenDefinition } from '@onelot/screens'

/** How long a reader waits from a new address until its screen is drawn. */
export interface ScreenTimes {
  /** @param entry of the browser's history */
  readonly opened: (entry: string) => void
  readonly drawn: (screen: ScreenDefinition['name']) => void
}

interface Options {
  /** The entry that the page was opened by. */
  readonly first: string
  /** Milliseconds since the page was opened. */
  readonly now: () => number
  readonly report: ReportPort
}

export function createScreenTimes({ first, now, report }: Options): ScreenTimes {
  let shown = first
  let since: number | undefined = 0
  return {
    opened: (entry) => {
      if (entry === shown) return
      shown = entry
      since = now()
    },
    drawn: (screen) => {
      if (since !== undefined) report({ kind: 'timing', screen, ms: Math.round(now() - since) })
      since = undefined
    },
  }
}
