import { InfiniteList } from '@onelot/ui'
import { type CSSProperties, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'
import { finger } from './touch.ts'

const PAGE = 10
const ROW_PX = 60

/** How often a page was asked for. */
let asked = 0
beforeEach(async () => {
  asked = 0
  await page.viewport(390, 600)
})
afterEach(async () => {
  await finger.up()
  // Put down once more, it ends what a swipe has left moving, which would scroll the next list.
  await finger.down({ x: 195, y: 300 })
  await finger.up()
  clearStage()
  scrollTo({ top: 0, behavior: 'instant' })
})

function Pages() {
  const [loaded, setLoaded] = useState(PAGE)
  const [loading, setLoading] = useState(false)
  return (
    <InfiniteList
      status={loading ? 'loading' : loaded >= 10 * PAGE ? 'finished' : 'idle'}
      loaded={loaded}
      onLoadMore={() => {
        asked += 1
        setLoading(true)
        setTimeout(() => {
          setLoaded((before) => before + PAGE)
          setLoading(false)
        }, 20)
      }}
    >
      {Array.from({ length: loaded }, (_, index) => (
        <div key={index} style={{ height: ROW_PX }}>
          {index + 1}
        </div>
      ))}
    </InfiniteList>
  )
}
const settled = () => pause(600)

/** Draws what is under a finger up, by one length of the finger after the other. */
async function scrollUp(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await finger.down({ x: 195, y: 390 })
    for (let by = 20; by <= 360; by += 20) await finger.move({ x: 195, y: 390 - by })
    await finger.up()
  }
}

test.each<CSSProperties>([
  { overflowX: 'hidden' },
  { overflowX: 'auto' },
  { overflow: 'hidden auto' },
  { overflowX: 'clip' },
])(
  'inside a parent that does not scroll (%o) a page is loaded only where its end comes near',
  async (style) => {
    draw(
      <div style={style}>
        <Pages />
      </div>,
    )
    await settled()
    const first = asked
    expect(first).toBeLessThanOrEqual(1)
    await scrollUp(1)
    await expect.poll(() => asked).toBe(first + 1)
  },
)

test('inside a parent that scrolls a page is loaded where its end comes near', async () => {
  draw(
    <div style={{ height: 400, overflow: 'hidden auto' }}>
      <Pages />
    </div>,
  )
  await settled()
  const first = asked
  expect(first).toBeLessThanOrEqual(1)
  await scrollUp(2)
  await expect.poll(() => asked).toBe(first + 1)
})

test('inside a parent that does not scroll, in one that does, a page is loaded for the outer one', async () => {
  draw(
    <div style={{ height: 590, overflowY: 'auto', border: '1px solid' }}>
      <div style={{ overflowX: 'hidden' }}>
        <Pages />
      </div>
    </div>,
  )
  await settled()
  expect(asked).toBe(1)
})

/** A list in a scroller, whose end is asked for at every distance that it is scrolled to. */
function Small({ height }: { height: number }) {
  return (
    <div id="scroller" style={{ height, overflowY: 'auto' }}>
      <InfiniteList
        status="idle"
        loaded={PAGE}
        onLoadMore={() => {
          asked += 1
        }}
      >
        <div style={{ height: 2_000 }}>Records</div>
      </InfiniteList>
    </div>
  )
}

test.each([60, 120, 240])('inside a scroller of %i px the end is near at 300 px as well', async (height) => {
  draw(<Small height={height} />)
  const scroller = document.querySelector('#scroller')
  const end = document.querySelector('[role=status]')?.parentElement
  if (!scroller || !end) throw new Error('there is no list')
  const away = () => end.getBoundingClientRect().top - scroller.getBoundingClientRect().bottom
  scroller.scrollTop += away() - 310
  await settled()
  expect(asked).toBe(0)
  scroller.scrollTop += away() - 290
  await expect.poll(() => asked).toBe(1)
})
