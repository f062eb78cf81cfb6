import { type RefCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type Find, type FocusMemory, createFocusMemory, headingOf } from './focusMemory.ts'

/**
 * Moves focus on navigation: to the heading of a screen that opens, and back to what was pressed on a screen that is returned to;
 * back to the heading where what has the focus is removed (docs/screens.md).
 * @returns the ref of the element around the screen that shows
 */
export function useFocus(page: string | undefined): RefCallback<HTMLElement> {
  const [memory] = useState(createFocusMemory)
  const { key: entry } = useLocation()
  const kind = useNavigationType()
  const element = useRef<HTMLElement | null>(null)
  useEffect(() => followPresses(memory), [memory])
  // Before the focus is moved to the screen, whose heading may be replaced soon after; not ended by an entry of the same screen.
  useEffect(
    () => (page === undefined || element.current === null ? undefined : keepFocus(element.current)),
    [page],
  )
  useEffect(() => {
    if (page === undefined || element.current === null) return undefined
    const wanted = memory.arrive({ entry, page, back: kind === NavigationType.Pop })
    return wanted && focusOnceThere(element.current, wanted)
  }, [memory, entry, page, kind])
  return (node) => {
    element.current = node
  }
}

function followPresses(memory: FocusMemory): () => void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) memory.pressed(target)
  }
  addEventListener('click', remember, { capture: true })
  return () => {
    removeEventListener('click', remember, { capture: true })
  }
}

/** A screen may still be loading: focus follows when the element is there, unless the person has focused another of that screen. */
function focusOnceThere(page: HTMLElement, find: Find): () => void {
  const observer = new MutationObserver(look)
  function look(): void {
    if (!page.contains(document.activeElement) && !focus(find(page))) return
    observer.disconnect()
  }
  observer.observe(page, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
  }
}

/**
 * A screen that is drawn anew, or asks its next question, may remove what has the focus, which would fall to the body, also from behind a sheet: the heading
 * takes it then.
 */
function keepFocus(page: HTMLElement): () => void {
  let last: Node | undefined
  const remember = ({ target }: Event) => {
    if (target instanceof Node) last = target
  }
  const observer = new MutationObserver(() => {
    if (last?.isConnected === false && document.activeElement === document.body) focus(headingOf(page))
  })
  page.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** @returns false where there is none */
function focus(element: HTMLElement | undefined): boolean {
  if (element === undefined) return false
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}
