export interface Arrival {
  /** The key of the entry in the browser's history. */
  readonly entry: string
  /** The address of the page that shows there. */
  readonly page: string
  readonly back: boolean
}

export type Find = (page: HTMLElement) => HTMLElement | undefined

/** What was pressed on each page before another opened. */
export interface FocusMemory {
  readonly pressed: (element: Element) => void
  /** What to focus on arriving; undefined on the first page, which the browser focuses itself, and on the same page. */
  readonly arrive: (arrival: Arrival) => Find | undefined
}

/** As far as anyone goes back. */
const MOST_ENTRIES = 100

const pressable = 'a[href], button, [role="tab"], [role="button"]'

export function createFocusMemory(): FocusMemory {
  const pressedAt = new Map<string, Find>()
  let here: Arrival | undefined
  let last: Find | undefined

  return {
    pressed: (element) => {
      const control = element.closest<HTMLElement>(pressable)
      if (control !== null) last = sameAs(control)
    },
    arrive: (arrival) => {
      const before = here
      here = arrival
      if (before?.page === arrival.page) return undefined
      if (before !== undefined && last !== undefined) {
        pressedAt.delete(before.entry)
        pressedAt.set(before.entry, last)
        const [oldest] = pressedAt.keys()
        if (oldest !== undefined && pressedAt.size > MOST_ENTRIES) pressedAt.delete(oldest)
      }
      last = undefined
      if (before === undefined) return undefined
      const remembered = arrival.back ? pressedAt.get(arrival.entry) : undefined
      return (page) => remembered?.(page) ?? (isLoading(page) && remembered ? undefined : headingOf(page))
    },
  }
}

/** The same element where it is still there; else the one that a screen that was drawn anew has in its place. */
function sameAs(control: HTMLElement): Find {
  // A page that is left may go, with all that is on it.
  const pressed = new WeakRef(control)
  const { tagName } = control
  const href = control.getAttribute('href')
  const name = control.getAttribute('aria-label') ?? control.textContent
  return (page) => {
    const known = pressed.deref()
    if (known !== undefined && page.contains(known)) return known
    return [...page.querySelectorAll<HTMLElement>(tagName)].find((candidate) =>
      href === null
        ? (candidate.getAttribute('aria-label') ?? candidate.textContent) === name
        : candidate.getAttribute('href') === href,
    )
  }
}

const isLoading = (page: HTMLElement): boolean => page.querySelector('[aria-busy="true"]') !== null
export const headingOf = (page: HTMLElement): HTMLElement | undefined =>
  page.querySelector<HTMLElement>('h1') ?? undefined
