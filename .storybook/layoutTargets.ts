import { describeElement, isOutOfItsClip, keepScroll } from './layoutElements.ts'

/** The size of a touch target, each way. */
const TOUCH_PX = 44

const roles = 'button checkbox combobox link menuitem option radio slider spinbutton switch tab'.split(' ')
const interactive = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...roles.map((role) => `[role=${role}]`),
].join()

interface Point {
  readonly x: number
  readonly y: number
}

/** What accepts a touch for it: itself and its labels. */
const takersOf = (target: Element): readonly Element[] => [
  target,
  ...(target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? (target.labels ?? [])
    : []),
]

/** A widget by itself begins where the page does; on a screen something is above it. What the page scrolls to is on it. */
const isBeyondThePage = (y: number) => y + scrollY < 0 || y + scrollY >= document.documentElement.scrollHeight

function takes(target: Element, takers: readonly Element[], { x, y }: Point): boolean {
  if (isBeyondThePage(y)) return true
  const hit = document.elementFromPoint(x, y)
  if (hit === null || !takers.some((taker) => taker.contains(hit))) return false
  const nearest = hit.closest(interactive)
  return nearest === null || nearest === target || nearest.contains(target)
}

/** The middle first; in what is long enough, two more points each way. */
const shares = (length: number) => (length >= 2 * TOUCH_PX ? [0.5, 0.25, 0.75] : [0.5])
const centresOf = ({ left, top, width, height }: DOMRect): Point[] =>
  shares(height).flatMap((down) =>
    shares(width).map((across) => ({ x: left + width * across, y: top + height * down })),
  )

/** Hit tests round to whole px: a point within the last one may belong to the neighbour. */
const EDGE_PX = 1
const REACH_PX = TOUCH_PX / 2 - EDGE_PX

/** The middle and the four ends of each finger that may be put down on it. */
const fingertips = (taker: Element): Point[][] =>
  centresOf(taker.getBoundingClientRect()).map(({ x, y }) => [
    { x, y },
    { x: x - REACH_PX, y },
    { x: x + REACH_PX, y },
    { x, y: y - REACH_PX },
    { x, y: y + REACH_PX },
  ])

/** Whether a finger, put down somewhere on it, touches nothing else. */
const takesAFinger = (target: Element, takers: readonly Element[]): boolean =>
  takers.some((taker) => fingertips(taker).some((tip) => tip.every((point) => takes(target, takers, point))))

/** WCAG 2.5.8, Inline: a link in a sentence is as high as its line. */
function standsInASentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  const around = target.parentElement?.textContent.trim() ?? ''
  return around.length > target.textContent.trim().length
}

const isDisabled = (target: Element) =>
  target.matches(':disabled, [aria-disabled=true]') || target.closest('[aria-disabled=true]') !== null

/** Drawn, and not taken out of reach: by a dialog above it, or because a label or a button replaces it. */
function isOffered(target: Element): boolean {
  if (!target.checkVisibility({ visibilityProperty: true }) || isDisabled(target)) return false
  if (target.closest('[inert], [aria-hidden=true]') !== null) return false
  return getComputedStyle(target).pointerEvents !== 'none'
}

/** Whether a bar, dialog or notice that it is no part of lies over the point: it can be scrolled from under it, or waits. */
function isCovered(target: Element, { x, y }: Point): boolean {
  for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(over).position)) return !over.contains(target)
  return false
}

/** What a screen reader reads and no finger touches: a hidden field whose label or button takes the touch. */
const isHiddenFromSight = ({ width, height }: DOMRect) => width <= 2 || height <= 2

function faultOf(target: Element, scroll: (element: Element) => void): string | undefined {
  const takers = takersOf(target).filter((taker) => !isHiddenFromSight(taker.getBoundingClientRect()))
  const [first] = takers
  if (first === undefined || isOutOfItsClip(target) || standsInASentence(target)) return undefined
  if (takesAFinger(target, takers)) return undefined
  scroll(first)
  if (takesAFinger(target, takers)) return undefined
  const { width, height } = first.getBoundingClientRect()
  if (takers.some((taker) => fingertips(taker).every((tip) => tip.some((point) => isCovered(target, point)))))
    return undefined
  return `${describeElement(target)} takes no touch of ${String(TOUCH_PX)} x ${String(TOUCH_PX)}: it is ${width.toFixed(1)} x ${height.toFixed(1)}`
}

/** What a finger may miss, on the page as it is. Leaves it where it was scrolled to. */
export function touchFaults(): string[] {
  const scroll = keepScroll()
  const faults = [...document.body.querySelectorAll(interactive)]
    .filter(isOffered)
    .flatMap((target) => faultOf(target, scroll.bringIntoView) ?? [])
  scroll.restore()
  return faults
}
