/** Where the crosshair is, and how far it can go. `at` is null while there is none. */
export interface KeyContext {
  readonly at: number | null
  readonly count: number
  /** First bar in view, and the one after the last. */
  readonly from: number
  readonly to: number
}

export type KeyAction =
  | { readonly kind: 'inspect'; readonly index: number }
  | { readonly kind: 'zoom'; readonly scale: number }
  | { readonly kind: 'clear' }

const zoomStep = 1.25

/**
 * What a key does on the chart: arrows move bar by bar, Page Up and Page Down by a screen, Home and End to either end, plus and minus zoom,
 * Escape removes the crosshair. Null leaves the key to the page.
 */
export function keyAction(key: string, { at, count, from, to }: KeyContext): KeyAction | null {
  if (count === 0) return null
  const page = Math.max(1, to - from - 1)
  const inspect = (index: number): KeyAction => ({
    kind: 'inspect',
    index: Math.min(count - 1, Math.max(0, index)),
  })
  /** The first step of all lands on the newest bar in view. */
  const step = (by: number): KeyAction => inspect(at === null ? to - 1 : at + by)
  switch (key) {
    case 'ArrowLeft':
      return step(-1)
    case 'ArrowRight':
      return step(1)
    case 'PageUp':
      return step(-page)
    case 'PageDown':
      return step(page)
    case 'Home':
      return inspect(0)
    case 'End':
      return inspect(count - 1)
    case '+':
    case '=':
      return { kind: 'zoom', scale: zoomStep }
    case '-':
    case '_':
      return { kind: 'zoom', scale: 1 / zoomStep }
    case 'Escape':
      return at === null ? null : { kind: 'clear' }
    default:
      return null
  }
}
