/** How long a tick tints a price. */
export const TINT_MS = 300

/** When each tint ends, in the order in which they end. */
const tinted = new Map<HTMLElement, number>()
let sweeping: ReturnType<typeof setTimeout> | undefined

function sweep(): void {
  sweeping = undefined
  const now = performance.now()
  for (const [element, endsAt] of tinted) {
    if (endsAt > now) {
      sweeping = setTimeout(sweep, endsAt - now)
      return
    }
    endTint(element)
  }
}

/**
 * Tints a price in the direction of its tick. A plain mark and one timer for all prices: an animation of each would draw the list at every
 * frame, and lay it out where one begins again.
 */
export function tint(element: HTMLElement, direction: 'up' | 'down'): void {
  if (element.dataset['tick'] !== direction) element.dataset['tick'] = direction
  tinted.delete(element)
  tinted.set(element, performance.now() + TINT_MS)
  sweeping ??= setTimeout(sweep, TINT_MS)
}

export function endTint(element: HTMLElement): void {
  tinted.delete(element)
  delete element.dataset['tick']
}
