import { Sheet, SwipePanel, Tabs, VirtualList } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'
import { type Point, drag, finger, middleOf, mouse } from './touch.ts'

/** How often the owner was asked to close, and which tabs it was given. */
let asked: string[] = []
beforeEach(async () => {
  asked = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  clearStage()
  window.scrollTo(0, 0)
})

function found(selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) throw new Error(`there is no ${selector}`)
  return element
}

function Closable() {
  const [open, setOpen] = useState(true)
  return (
    <Sheet
      open={open}
      onClose={() => {
        asked.push('close')
        setOpen(false)
      }}
      title="Review"
    >
      <div style={{ height: 2_000 }}>Charges</div>
    </Sheet>
  )
}
async function showSheet(): Promise<HTMLElement> {
  draw(<Closable />)
  await expect.poll(() => document.getAnimations().length).toBe(0)
  return found('[role=dialog]')
}
const head = () => middleOf(found('[role=dialog] h2'))

describe('a sheet', () => {
  test('follows a finger down by its head, and closes past a third of its height', async () => {
    const sheet = await showSheet()
    const { top } = sheet.getBoundingClientRect()
    await drag(head(), { y: 300 })
    expect(sheet.getBoundingClientRect().top - top).toBeCloseTo(300, 0)
    expect(asked).toEqual([])
    await finger.lift()
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    expect(asked).toEqual(['close'])
  })

  test('settles back from a short drag, from one up, and from one that came back', async () => {
    const sheet = await showSheet()
    const { top } = sheet.getBoundingClientRect()
    for (const ways of [[60], [-200], [300, 20]]) {
      const from = head()
      await finger.down(from)
      let at = 0
      for (const to of ways)
        for (const start = at; Math.abs(at - to) > 0; at += (to - start) / 10)
          await finger.move({ x: from.x, y: from.y + at + (to - start) / 10 })
      await finger.lift()
      await expect.poll(() => sheet.getBoundingClientRect().top).toBeCloseTo(top, 0)
    }
    expect(asked).toEqual([])
  })

  test('settles back where the browser took the finger', async () => {
    const sheet = await showSheet()
    const { top } = sheet.getBoundingClientRect()
    await drag(head(), { y: 300 })
    await finger.cancel()
    await expect.poll(() => sheet.getBoundingClientRect().top).toBeCloseTo(top, 0)
    expect(asked).toEqual([])
  })

  test('scrolls what is in it, and stays', async () => {
    const sheet = await showSheet()
    const { top } = sheet.getBoundingClientRect()
    const body = found('[role=dialog] [role=group]')
    await drag(middleOf(body), { y: -200 })
    await expect.poll(() => body.scrollTop).toBeGreaterThan(100)
    await finger.up()
    expect(sheet.getBoundingClientRect().top).toBeCloseTo(top, 0)
    expect(asked).toEqual([])
  })
})

const three = ['Purchase', 'In progress', 'Terminated']
function Swipeable({ off }: { off: string | undefined }) {
  const [value, setValue] = useState('Purchase')
  return (
    <Tabs
      label="Positions"
      tabs={three.map((label) => ({ value: label, label, disabled: label === off }))}
      value={value}
      Panel={SwipePanel}
      onChange={(change) => {
        asked.push(change.value)
        setValue(change.value)
      }}
    >
      <div id="wide" style={{ overflowX: 'auto', height: 60 }}>
        <div style={{ width: 900 }}>Wider than the screen</div>
      </div>
      <div id="chart" data-drags-sideways style={{ touchAction: 'none', height: 60 }}>
        A chart
      </div>
      <p id="text" style={{ height: 1_500 }}>{`What is under ${value}`}</p>
    </Tabs>
  )
}
const text = (): Point => ({ x: 195, y: 300 })
/** In which a panel that is to stay would have been replaced. */
const REST_MS = 100
async function swipe(by: number, from = text()): Promise<void> {
  await drag({ x: from.x - by / 2, y: from.y }, { x: by })
  await finger.up()
}

describe('the panel of tabs', () => {
  test('is replaced by its neighbours as a finger swipes it, and stays at its ends', async () => {
    draw(<Swipeable off={undefined} />)
    await swipe(-300)
    await expect.poll(() => asked).toEqual(['In progress'])
    await swipe(300)
    await expect.poll(() => asked).toEqual(['In progress', 'Purchase'])
    await swipe(300)
    await pause(REST_MS)
    expect(asked).toHaveLength(2)
  })

  test('stays after a short swipe', async () => {
    draw(<Swipeable off={undefined} />)
    await drag(text(), { x: -60 })
    await finger.lift()
    await pause(REST_MS)
    expect(asked).toEqual([])
  })

  test('is replaced by the next that may be chosen', async () => {
    draw(<Swipeable off="In progress" />)
    await swipe(-300)
    await expect.poll(() => asked).toEqual(['Terminated'])
  })

  test('stays while a finger scrolls the page, or what is wider than the screen', async () => {
    draw(<Swipeable off={undefined} />)
    await swipe(-300, middleOf(found('#wide')))
    await expect.poll(() => found('#wide').scrollLeft).toBeGreaterThan(100)
    await drag(text(), { x: -40, y: -200 })
    await expect.poll(() => window.scrollY).toBeGreaterThan(100)
    await finger.up()
    expect(asked).toEqual([])
  })

  test('leaves a sideways drag to what takes it itself', async () => {
    draw(<Swipeable off={undefined} />)
    await swipe(-300, middleOf(found('#chart')))
    await pause(REST_MS)
    expect(asked).toEqual([])
  })

  test('leaves a mouse to select text', async () => {
    draw(<Swipeable off={undefined} />)
    const { x, y } = text()
    await mouse.down({ x: x + 150, y })
    for (let by = 0; by <= 300; by += 30) await mouse.move({ x: x + 150 - by, y })
    await mouse.up()
    await pause(REST_MS)
    expect(asked).toEqual([])
  })
})

const rows = Array.from({ length: 2_700 }, (_, index) => ({ key: `row ${String(index + 1)}` }))
const firstInSight = () => {
  const shown = [...document.querySelectorAll('[role=listitem], li')]
  const first = shown.find((row) => row.getBoundingClientRect().bottom > 0)
  return Number(first?.getAttribute('aria-posinset'))
}
const Rows = ({ scroll }: { scroll: 'window' | 'container' }) => (
  <div style={scroll === 'container' ? { height: 700 } : undefined}>
    <VirtualList
      label="Listed"
      items={rows}
      scroll={scroll}
      itemKey={({ key }) => key}
      renderItem={({ item }) => <p style={{ height: 60 }}>{item.key}</p>}
    />
  </div>
)

describe('a virtual list', () => {
  test.each(['window', 'container'] as const)(
    'shows further rows as a finger scrolls it: %s',
    async (scroll) => {
      draw(<Rows scroll={scroll} />)
      await expect.poll(firstInSight).toBe(1)
      for (let times = 0; times < 6; times += 1) {
        await drag({ x: 195, y: 600 }, { y: -500 })
        await finger.up()
      }
      await expect.poll(firstInSight).toBeGreaterThan(30)
      expect(document.querySelectorAll('[aria-posinset]').length).toBeLessThan(60)
      expect(document.querySelector('[aria-posinset]')?.getAttribute('aria-setsize')).toBe('2700')
    },
  )
})
