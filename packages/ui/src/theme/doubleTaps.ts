/** A press this soon after another is the rest of a double tap. In milliseconds. */
const SOON_MS = 500
/** How far apart the two presses of a double tap are at most, in pixels. */
const NEAR_PX = 40

/** What takes a press. */
const controls = 'a, button, input, select, textarea, summary, label, [role], [tabindex]'

interface Press {
  readonly x: number
  readonly y: number
  readonly on: Element
  endedAt: number
}

const controlOf = (element: Element): Element => element.closest(controls) ?? element

const isNear = (press: Press, { x, y }: Pick<Press, 'x' | 'y'>): boolean =>
  Math.hypot(x - press.x, y - press.y) <= NEAR_PX

/** What took the press is no longer where it was pressed: it has moved, gone, or something lies over it. */
function hasChangedSince({ x, y, on }: Press): boolean {
  const there = document.elementFromPoint(x, y)
  return there === null || controlOf(there) !== on
}

/**
 * Drops the second press of a double tap where the first one has put something else under the finger: it would confirm what nobody has read, or
 * type into the next question. Returns what ends that.
 */
export function dropDoubleTaps(view: Window): () => void {
  const ending = new AbortController()
  let last: Press | undefined
  let byMouse = false
  let drops = false

  function judge({ clientX: x, clientY: y, target, timeStamp }: MouseEvent, isSoon: boolean): void {
    if (!(target instanceof Element)) return
    drops = isSoon && last !== undefined && isNear(last, { x, y }) && hasChangedSince(last)
    if (!drops) last = { x, y, on: controlOf(target), endedAt: timeStamp }
  }
  const drop = (event: Event): void => {
    if (!drops) return
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
  }
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ): void => {
    view.addEventListener(name, listener, { capture: true, signal: ending.signal })
  }

  listen('pointerdown', (event) => {
    byMouse = event.pointerType === 'mouse'
    drops = false
    // A mouse counts its clicks itself.
    if (byMouse || !event.isTrusted) return
    judge(event, event.timeStamp - (last?.endedAt ?? -Infinity) < SOON_MS)
    drop(event)
  })
  listen('pointerup', ({ timeStamp }) => {
    if (last !== undefined && !drops) last.endedAt = timeStamp
  })
  listen('mousedown', (event) => {
    if (byMouse && event.isTrusted) judge(event, event.detail > 1)
    drop(event)
  })
  listen('click', drop)
  return () => {
    ending.abort()
  }
}
