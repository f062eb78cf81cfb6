import { languages } from '@onelot/domain'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import type { WidgetDocs } from '../packages/ui/src/widgetDocs.ts'
import { AnatomyFigure, isDrawn } from './anatomy.tsx'
import { MARK_PX, placeMarks } from './marks.ts'
import { PlainTheme } from './plainTheme.tsx'
import { nameOf } from './widgetPages.ts'

const files = import.meta.glob<{ readonly docs: WidgetDocs }>(
  '../packages/ui/src/{primitives,finance}/**/*.docs.ts',
  { eager: true },
)
const drawn = Object.entries(files)
  .map(([file, { docs }]) => ({ widget: nameOf(file), docs }))
  .filter(({ docs }) => docs.anatomy.some(isDrawn))

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

function draw(widget: string, docs: WidgetDocs, language: (typeof languages)[number]): void {
  const element = document.body.appendChild(document.createElement('main'))
  root = createRoot(element)
  root.render(
    <PlainTheme language={language}>
      <AnatomyFigure {...{ widget, language }} parts={docs.anatomy} />
    </PlainTheme>,
  )
}

const centres = () =>
  [...document.querySelectorAll('[data-mark]')].map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })

/** Pairs of numbers that touch. */
const touching = (marks: readonly { readonly x: number; readonly y: number }[]) =>
  marks.flatMap((a, at) => marks.slice(at + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < MARK_PX))

it('the anatomy of twenty widgets is drawn', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(20)
})

describe.each(drawn)('the anatomy of $widget', ({ widget, docs }) => {
  it.each(languages)(
    'has a number at each part that shows, apart from the others, in %s',
    async (language) => {
      draw(widget, docs, language)
      const parts = docs.anatomy.filter(isDrawn)
      await expect
        .poll(() => centres().length, { message: parts.map(({ part }) => part).join(', ') })
        .toBe(parts.length)
      expect(touching(centres())).toEqual([])
      expect(centres().filter(({ x, y }) => x < 0 || y < 0 || x > innerWidth || y > innerHeight)).toEqual([])
    },
  )
})

describe('numbers around a figure', () => {
  const room = { width: 300, height: 120 }

  it('move apart where their parts are in one place', () => {
    const box = { left: 10, top: 50, width: 40, height: 20 }
    expect(touching(placeMarks([box, box, box], room))).toEqual([])
    const beside = { left: 80, top: 50, width: 40, height: 20 }
    expect(touching(placeMarks([box, box, beside, beside], room))).toEqual([])
  })

  it('are level with parts that are under each other, and over parts that are beside each other', () => {
    const title = { left: 0, top: 0, width: 100, height: 20 }
    const text = { left: 0, top: 60, width: 100, height: 20 }
    expect(placeMarks([title, text], room).map(({ y }) => y)).toEqual([11, 70])
    const value = { left: 200, top: 0, width: 60, height: 20 }
    expect(placeMarks([title, value], room).map(({ x, y }) => [x, y < 0])).toEqual([
      [50, true],
      [230, true],
    ])
  })
})
