import { keyboard } from '../tokens/keyboard.css.ts'

const edges = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const
/** How many px of the page each bar covers at its edge. */
const covered = { top: new Map<Element, number>(), bottom: new Map<Element, number>() }

function show(edge: keyof typeof edges): void {
  const heights = [...covered[edge].values()]
  const most = `${String(Math.max(0, ...heights))}px`
  document.documentElement.style[edges[edge]] =
    heights.length === 0 ? '' : edge === 'top' ? most : `calc(${most} + ${keyboard})`
}

/**
 * What scrolls into view, what has the focus above all, scrolls clear of a bar that lies over the page's edge, as high as the bar is by then. A bar above is
 * counted from where it comes to rest, for a part of it may scroll away.
 * @returns what ends that
 */
export function keepClear(bar: HTMLElement, edge: keyof typeof edges): () => void {
  const observer = new ResizeObserver(() => {
    const rest = edge === 'top' ? Number.parseFloat(getComputedStyle(bar).top) || 0 : 0
    covered[edge].set(bar, bar.offsetHeight + rest)
    show(edge)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    covered[edge].delete(bar)
    show(edge)
  }
}
