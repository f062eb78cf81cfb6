/** The elements from `from` up to the document's own scroller. */
function* ancestors(from: Element | null): Generator<Element> {
  for (let element = from; element; element = element.parentElement) yield element
}

/** Whether nothing around this element has been scrolled down, the page included. */
export function isAtTop(from: Element | null): boolean {
  for (const element of ancestors(from)) if (element.scrollTop > 0) return false
  return true
}

/** Whether something between this element and `within`, both included, has been scrolled down. */
export function isScrolledWithin(from: Element | null, within: Element): boolean {
  for (const element of ancestors(from)) {
    if (element.scrollTop > 0) return true
    if (element === within) return false
  }
  return false
}

/** Content that is taller only by a rounding does not scroll, in px. */
const ROUNDING = 1

/**
 * The element in whose frame this one scrolls now; null for the window. One that only cuts off what is too wide is none, although the browser
 * computes `auto` for its other axis: it is as high as what is in it.
 */
export function nearestScroller(from: Element): Element | null {
  for (const element of ancestors(from.parentElement)) {
    if (element === document.body || element === document.documentElement) return null
    const overflows = element.scrollHeight > element.clientHeight + ROUNDING
    if (overflows && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return null
}

/** Whether a sideways drag here belongs to something inside `within`: what scrolls across, a slider, what is marked so. */
export function ownsSidewaysDrags(from: Element | null, within: Element): boolean {
  for (const element of ancestors(from)) {
    if (element === within) return false
    if (element.matches('input, textarea, select, [data-drags-sideways]')) return true
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
    if (scrolls && element.scrollWidth > element.clientWidth) return true
  }
  return false
}
