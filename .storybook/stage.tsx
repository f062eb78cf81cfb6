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

/** The element with an `aria-label`. @throws Error where there is none */
export function named(name: string): HTMLElement {
  const found = document.querySelector(`[aria-label="${name}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`nothing is named ${name}`)
  return found
}

/** The button with a text. @throws Error where there is none */
export function buttonWith(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  if (!found) throw new Error(`there is no button ${text}`)
  return found
}

/** The first input. @throws Error where there is none */
export function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('there is no field')
  return found
}
