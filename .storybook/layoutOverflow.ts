import { cutsWhileMoved } from './layoutExceptions.ts'
import { clips, describeElement, keepScroll } from './layoutElements.ts'

/** Lines may be a little higher than their box: half of what fonts leave above and below. */
const LINE_SLACK = 0.25
const EDGE_PX = 1

/** What the styles define about a page; text size and direction change positions, not this. */
interface Page {
  readonly elements: readonly Element[]
  /** Cuts off what does not fit, without an ellipsis. */
  readonly cutting: readonly Element[]
  readonly fixed: readonly Element[]
}

const isHiddenFromSight = (element: Element) => element.clientWidth <= 2 && element.clientHeight <= 2
const isWindow = (element: Element) => element === document.body || element === document.documentElement

function readPage(): Page {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.closest('svg svg, svg > *') === null && element.checkVisibility(VISIBLE),
  )
  const cutting: Element[] = []
  const fixed: Element[] = []
  for (const element of elements) {
    const style = getComputedStyle(element)
    if (style.position === 'fixed') fixed.push(element)
    const tells = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'
    const cuts = clips(style.overflowX) || clips(style.overflowY)
    const excepted = cutsWhileMoved.some(({ matches }) => element.matches(matches))
    if (cuts && !tells && !excepted && !isHiddenFromSight(element)) cutting.push(element)
  }
  return { elements, cutting, fixed }
}
const VISIBLE = { visibilityProperty: true }

/** Whether something between a text and `within` cuts or scrolls it first. */
function isHeldInside(text: Node, within: Element): boolean {
  for (let around = text.parentElement; around !== null && around !== within; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around)
    if (overflowX !== 'visible' || overflowY !== 'visible' || position === 'fixed') return true
  }
  return false
}

function* textsOf(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.checkVisibility(VISIBLE))
      yield node
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}

type Place = 'in' | 'out' | 'cut'

function placeOf(line: DOMRect, box: DOMRect): Place {
  const slack = line.height * LINE_SLACK
  const past = {
    across: Math.max(box.left - line.left, line.right - box.right),
    down: Math.max(box.top - line.top, line.bottom - box.bottom),
  }
  if (past.across <= EDGE_PX && past.down <= slack) return 'in'
  return past.across >= line.width || past.down >= line.height ? 'out' : 'cut'
}

/** Text of which a part can be read and a part cannot. */
function cutTexts({ cutting }: Page): string[] {
  return cutting.flatMap((element) => {
    const box = element.getBoundingClientRect()
    const cut = [...textsOf(element)].find((text) => {
      const places = linesOf(text).map((line) => placeOf(line, box))
      const partly = places.includes('cut') || (places.includes('in') && places.includes('out'))
      return partly && !isHeldInside(text, element)
    })
    return cut === undefined ? [] : `${describeElement(element)} cuts off "${cut.data.trim().slice(0, 40)}"`
  })
}

/** Whether something around it, short of the window, keeps it from making the page wider. */
function isKeptIn(element: Element): boolean {
  let inner = element
  while (getComputedStyle(inner).position !== 'fixed') {
    const outer = inner.parentElement
    if (outer === null || isWindow(outer)) return false
    if (getComputedStyle(outer).overflowX !== 'visible') return true
    inner = outer
  }
  return false
}

const isSeen = (element: Element) =>
  element.matches('button, a, input, select, textarea, img, svg, canvas') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** What is beside the window, out of reach. */
function besideTheWindow({ elements }: Page): string[] {
  const width = document.documentElement.clientWidth
  return elements
    .filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      return own > 2 && height > 2 && (left < -EDGE_PX || right > width + EDGE_PX)
    })
    .filter((element) => isSeen(element) && !isKeptIn(element))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return `${describeElement(element)} stands from ${left.toFixed(0)} to ${right.toFixed(0)} in a window of ${String(width)}`
    })
}

/** What is fixed cannot be scrolled: it must be whole in the window. */
const aboveOrBelowTheWindow = ({ fixed }: Page): string[] =>
  fixed
    .filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && (top < -EDGE_PX || bottom > innerHeight + EDGE_PX)
    })
    .map((element) => `${describeElement(element)} is fixed, and not whole in the window`)

function faultsOf(page: Page): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wider =
    scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide in ${String(clientWidth)}`] : []
  return [...wider, ...besideTheWindow(page), ...aboveOrBelowTheWindow(page), ...cutTexts(page)]
}

/** The page under one changed attribute of its root; nothing is drawn, and no observer is notified, in between. */
function under<Result>(attribute: string, value: string, measure: () => Result): Result {
  const root = document.documentElement
  const before = root.getAttribute(attribute)
  root.setAttribute(attribute, value)
  const result = measure()
  if (before === null) root.removeAttribute(attribute)
  else root.setAttribute(attribute, before)
  return result
}

/** What does not fit: on the page as it is, with text of 200 %, and from right to left. */
export function overflowFaults(): string[] {
  const page = readPage()
  const scroll = keepScroll()
  for (const element of page.elements)
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) scroll.keep(element)
  scroll.keep(document.documentElement)
  const say = (when: string, faults: readonly string[]) => faults.map((fault) => `${when}: ${fault}`)
  const unchanged = say('as it is', faultsOf(page))
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(still)
  const faults = [
    ...unchanged,
    ...say(
      'with text of 200 %',
      under('data-text-size', 'largest', () => faultsOf(page)),
    ),
    ...say(
      'from right to left',
      under('dir', 'rtl', () => faultsOf(page)),
    ),
  ]
  scroll.restore()
  still.remove()
  return faults
}
