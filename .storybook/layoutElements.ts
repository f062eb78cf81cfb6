/** An element as a person who fixes it would search for it. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent
  const said = name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  const [style] = element.classList
  return `<${element.localName}${style === undefined ? '' : ` class="${style}"`}> "${said}"`
}

export const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
export const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

const overlap = (one: DOMRect, other: DOMRect) => {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2]
  return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom
}

/** Whether its middle lies where something around it cuts it off permanently: the next slide of a carousel. */
export function isOutOfItsClip(target: Element): boolean {
  let inner = target
  for (let outer = target.parentElement; outer !== null; outer = outer.parentElement) {
    if (outer === document.body || getComputedStyle(inner).position === 'fixed') return false
    const { overflowX, overflowY } = getComputedStyle(outer)
    if (scrolls(overflowX) || scrolls(overflowY)) inner = outer
    else if (clips(overflowX) || clips(overflowY)) {
      if (!overlap(inner.getBoundingClientRect(), outer.getBoundingClientRect())) return true
    }
  }
  return false
}

/** Brings elements into view, and everything back to where it was. */
export function keepScroll() {
  const kept = new Map<Element, readonly [number, number]>()
  const keep = (element: Element | null) => {
    for (let around = element; around !== null; around = around.parentElement)
      if (!kept.has(around)) kept.set(around, [around.scrollLeft, around.scrollTop])
  }
  return {
    keep,
    bringIntoView: (element: Element) => {
      keep(element)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    },
    restore() {
      for (const [element, [left, top]] of kept) element.scrollTo({ left, top, behavior: 'instant' })
    },
  }
}
