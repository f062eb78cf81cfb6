import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { takeLostTexts, translate, watchTexts } from './lostTexts.ts'

interface Shape {
  readonly first: ReactNode
  readonly then: ReactNode
}

/** What shows of two drawings after each other, or that the second throws. */
function shownOf({ first, then }: Shape, between: (root: Element) => void): string {
  let thrown = ''
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      thrown = String(error)
    },
  })
  flushSync(() => {
    root.render(first)
  })
  between(element)
  flushSync(() => {
    root.render(then)
  })
  const { textContent } = element
  element.remove()
  return thrown === '' ? textContent : thrown
}

const isLost = (shape: Shape) => shownOf(shape, translate) !== shownOf(shape, () => undefined)

function isNoted(shape: Shape): boolean {
  const unwatch = watchTexts()
  onTestFinished(unwatch)
  takeLostTexts()
  shownOf(shape, () => undefined)
  unwatch()
  return takeLostTexts().length > 0
}

it.each<Shape & { name: string; lost: boolean }>([
  {
    name: 'a text that goes beside an element',
    first: <p>Apple{<b>150</b>}</p>,
    then: (
      <p>
        {null}
        {<b>150</b>}
      </p>
    ),
    lost: true,
  },
  {
    name: 'a text that goes with others',
    first: (
      <p>
        <>
          <i />
          Too little
        </>
      </p>
    ),
    then: <p>{null}</p>,
    lost: true,
  },
  {
    name: 'a text before which an element comes',
    first: <p>{null}Apple</p>,
    then: <p>{<i />}Apple</p>,
    lost: true,
  },
  {
    name: 'a text that changes beside an element',
    first: (
      <p>
        <i />
        {'150'}
      </p>
    ),
    then: (
      <p>
        <i />
        {'151'}
      </p>
    ),
    lost: true,
  },
  {
    name: 'an element with a text, which goes',
    first: (
      <p>
        {<span>Apple</span>}
        <b>150</b>
      </p>
    ),
    then: (
      <p>
        {null}
        <b>150</b>
      </p>
    ),
    lost: false,
  },
  {
    name: 'the only text of an element, which changes',
    first: <p>150</p>,
    then: <p>151</p>,
    lost: false,
  },
  {
    name: 'the only text of an element, in whose place elements come',
    first: <p>150</p>,
    then: (
      <p>
        <span>151</span>
        <i />
      </p>
    ),
    lost: false,
  },
])('$name is lost by a translated page: $lost, and the stories find that', ({ lost, ...shape }) => {
  expect(isLost(shape)).toBe(lost)
  expect(isNoted(shape)).toBe(lost)
})
