import { type RefCallback, useCallback, useState } from 'react'

function makeElement(): HTMLDivElement {
  const element = document.createElement('div')
  element.style.height = '100%'
  return element
}

/**
 * An element for a portal that moves into the slot that was attached last: what is drawn in it is drawn once, and keeps its state wherever
 * it shows.
 */
export function useMovable(): { readonly element: HTMLElement; readonly slot: RefCallback<HTMLElement> } {
  const [element] = useState(makeElement)
  const slot = useCallback<RefCallback<HTMLElement>>((place) => place?.append(element), [element])
  return { element, slot }
}
