import { ListRow, SortableList } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buttonWith, clearStage, draw } from './stage.tsx'
import { drag, finger, middleOf } from './touch.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

let moves: (readonly [string, number, number])[] = []
beforeEach(async () => {
  moves = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  clearStage()
  // A page that was thrown scrolls on after the finger.
  await expect
    .poll(async () => {
      window.scrollTo(0, 0)
      await nextFrame()
      await nextFrame()
      return window.scrollY
    })
    .toBe(0)
})

function Letters({ count }: { count: number }) {
  const [order, setOrder] = useState(() =>
    Array.from({ length: count }, (_, index) => `row ${String(index + 1)}`),
  )
  return (
    <SortableList
      label="Rows"
      items={order}
      itemKey={(item) => item}
      itemName={(item) => item}
      renderItem={({ item, handle }) => <ListRow title={item} trailing={handle} />}
      onMove={({ item, from, to }) => {
        moves.push([item, from, to])
        setOrder(order.toSpliced(from, 1).toSpliced(to, 0, item))
      }}
    />
  )
}
const rows = () => [...document.querySelectorAll('li')]
const order = () => rows().map(({ textContent }) => textContent)
function handleOf(name: string): Element {
  const handle = rows()
    .find(({ textContent }) => textContent === name)
    ?.querySelector('[data-sort-handle]')
  if (!handle) throw new Error(`${name} has no handle`)
  return handle
}

describe('a sortable list', () => {
  test('moves a row by its handle; the others make way under the finger', async () => {
    draw(<Letters count={4} />)
    const [first, second] = rows()
    const height = first?.getBoundingClientRect().height ?? 0
    const before = second?.getBoundingClientRect().top ?? 0
    await drag(middleOf(handleOf('row 1')), { y: height * 2 })
    await expect.poll(() => second?.getBoundingClientRect().top).toBeCloseTo(before - height, 0)
    expect(moves).toEqual([])
    await finger.up()
    await expect.poll(order).toEqual(['row 2', 'row 3', 'row 1', 'row 4'])
    expect(moves).toEqual([['row 1', 0, 2]])
  })

  test('leaves a row where it was after a short drag, and where the browser took the finger', async () => {
    draw(<Letters count={4} />)
    await drag(middleOf(handleOf('row 2')), { y: 12 })
    await finger.up()
    await drag(middleOf(handleOf('row 2')), { y: 150 })
    await finger.cancel()
    await expect.poll(() => document.querySelector('[data-state=dragged]')).toBeNull()
    expect(order()).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
    expect(moves).toEqual([])
  })

  test('scrolls the page, and moves nothing, where a finger is beside the handle', async () => {
    draw(<Letters count={40} />)
    await drag({ x: 60, y: 500 }, { y: -300 })
    await expect.poll(() => window.scrollY).toBeGreaterThan(150)
    await finger.up()
    expect(moves).toEqual([])
  })

  test('scrolls the page while a row is held near its edge', async () => {
    draw(<Letters count={40} />)
    await drag(middleOf(handleOf('row 2')), { y: 680 - middleOf(handleOf('row 2')).y })
    await expect.poll(() => window.scrollY).toBeGreaterThan(200)
    await finger.up()
    await expect.poll(() => moves.length).toBe(1)
    const [item, from, to] = moves[0] ?? []
    expect([item, from]).toEqual(['row 2', 1])
    expect(to).toBeGreaterThan(10)
  })

  test('presses nothing that lies under the finger as it is lifted', async () => {
    let pressed = 0
    draw(
      <>
        <Letters count={3} />
        <button
          type="button"
          style={{ height: 200, width: '100%' }}
          onClick={() => {
            pressed += 1
          }}
        >
          Under the list
        </button>
      </>,
    )
    const from = middleOf(handleOf('row 1'))
    await drag(from, { y: middleOf(buttonWith('Under the list')).y - from.y })
    await finger.up()
    await expect.poll(order).toEqual(['row 2', 'row 3', 'row 1'])
    expect(pressed).toBe(0)
  })

  /** A finger on the second row of a long list. Its moves come in one turn, before anything is drawn. */
  function held(count: number) {
    draw(<Letters count={count} />)
    const handle = handleOf('row 2')
    const start = middleOf(handle)
    const tell = (type: string, by: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          clientX: start.x,
          clientY: start.y + by,
        }),
      )
    tell('pointerdown', 0)
    return tell
  }

  test('drops a row where the finger was lifted, though it was not drawn there yet', async () => {
    const tell = held(6)
    const height = rows()[0]?.getBoundingClientRect().height ?? 0
    tell('pointermove', height)
    await nextFrame()
    await nextFrame()
    tell('pointermove', height * 3)
    tell('pointerup', height * 3)
    await expect.poll(() => moves).toEqual([['row 2', 1, 4]])
  })

  test('scrolls the page no further once it is gone', async () => {
    const tell = held(40)
    const scrolls = vi.spyOn(window, 'scrollBy')
    tell('pointermove', 690 - middleOf(handleOf('row 2')).y)
    await expect.poll(() => scrolls.mock.calls.length).toBeGreaterThan(2)
    clearStage()
    scrolls.mockClear()
    for (let frames = 0; frames < 5; frames += 1) await nextFrame()
    expect(scrolls).not.toHaveBeenCalled()
    scrolls.mockRestore()
  })
})
