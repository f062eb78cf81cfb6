import { type RefCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type FocusMemory, createFocusMemory } from './focusMemory.ts'

/**
 * Moves focus on navigation: to the heading of a screen that opens, and back to what was pressed on a screen that is returned to
 * (docs/screens.md).
 * @returns the ref of the element around the screen that shows
 */
export function useFocus(page: string | undefined): RefCallback<HTMLElement> {
  const [memory] = useState(createFocusMemory)
  const { key: entry } = useLocation()
  const kind = useNavigationType()
  const element = useRef<HTMLElement | null>(null)
  useEffect(() => followPresses(memory), [memory])
  useEffect(() => {
    if (page === undefined || element.current === null) return undefined
    const wanted = memory.arrive({ entry, page, back: kind === NavigationType.Pop })
    return wanted === undefined ? undefined : focusOnceThere(element.current, wanted)
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
function focusOnceThere(page: HTMLElement, find: (page: HTMLElement) => HTMLElement | undefined): () => void {
  const observer = new MutationObserver(look)
  function look(): void {
    if (page.contains(document.activeElement)) {
      observer.disconnect()
      return
    }
    const found = find(page)
    if (found === undefined) return
    observer.disconnect()
    if (!found.matches('a[href], button, input, select, textarea, [tabindex]')) found.tabIndex = -1
    found.focus({ preventScroll: true })
  }
  observer.observe(page, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
  }
}
