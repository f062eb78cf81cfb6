import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { PlainTheme } from './plainTheme.tsx'

let stage: { readonly element: HTMLElement; readonly root: Root } | undefined

function emptyStage() {
  const element = document.createElement('main')
  document.body.replaceChildren(element)
  return { element, root: createRoot(element) }
}

/** Draws on the empty page of a browser test, under the plain theme; drawn again, what is there gets the new props. */
export function draw(node: ReactNode): HTMLElement {
  const { element, root } = (stage ??= emptyStage())
  flushSync(() => {
    root.render(<PlainTheme>{node}</PlainTheme>)
  })
  return element
}

/** To be called after each test that draws. */
export function clearStage(): void {
  stage?.root.unmount()
  stage = undefined
}
