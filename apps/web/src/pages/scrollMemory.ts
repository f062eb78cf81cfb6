export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE'

export interface Arrival {
  /** Of the entry in the browser's history. */
  readonly entry: string
  /** Of the page that shows there. */
  readonly page: string
  readonly kind: NavigationKind
  /** An entry of the tab bar. */
  readonly tab: boolean
}

/** Where each page was scrolled to. Forward starts at the top; back and tab switches restore (RULES 6). */
export interface ScrollMemory {
  /** Where to scroll on arriving; undefined to stay, on the same page. */
  readonly arrive: (arrival: Arrival) => number | undefined
  /** The page that shows was scrolled. */
  readonly scrolled: (top: number) => void
}

export function createScrollMemory(): ScrollMemory {
  const byEntry = new Map<string, number>()
  const byPage = new Map<string, number>()
  let here: Arrival | undefined

  return {
    arrive: (arrival) => {
      const stayed = here?.page === arrival.page && arrival.kind !== 'POP'
      here = arrival
      if (stayed) return undefined
      if (arrival.kind === 'POP') return byEntry.get(arrival.entry) ?? byPage.get(arrival.page) ?? 0
      return arrival.tab ? (byPage.get(arrival.page) ?? 0) : 0
    },
    scrolled: (top) => {
      if (here === undefined) return
      byEntry.set(here.entry, top)
      byPage.set(here.page, top)
    },
  }
}
