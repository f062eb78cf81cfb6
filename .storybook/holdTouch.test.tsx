import { NumberKeyboard, QuantityStepper } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw, named } from './stage.tsx'
import { finger, fingers, middleOf, tap } from './touch.ts'

const HOLD_MS = 600
const REPEAT_MS = 200

let values: unknown[] = []
beforeEach(async () => {
  values = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  clearStage()
  window.scrollTo(0, 0)
})

function Lots({ max }: { max: number }) {
  const [value, setValue] = useState<number | undefined>(1)
  return (
    <div style={{ height: 2_000 }}>
      <QuantityStepper
        label="Lots"
        max={max}
        value={value}
        onChange={(change) => {
          values.push(change.value)
          setValue(change.value)
        }}
      />
    </div>
  )
}
function Code() {
  const [value, setValue] = useState('123456789')
  return (
    <NumberKeyboard
      label="Code"
      placement="inline"
      value={value}
      onChange={(change) => {
        values.push(change.value)
        setValue(change.value)
      }}
    />
  )
}

describe('a button under a finger', () => {
  test('acts once for a tap', async () => {
    draw(<Lots max={100} />)
    await tap(named('More'))
    await expect.poll(() => values).toEqual([2])
    await pause(HOLD_MS + REPEAT_MS)
    expect(values).toEqual([2])
  })

  test('acts after 600 ms, again every 200 ms, and no more once it is let go', async () => {
    draw(<Lots max={100} />)
    await finger.down(middleOf(named('More')))
    await pause(HOLD_MS / 2)
    expect(values).toEqual([])
    await expect.poll(() => values.length).toBeGreaterThanOrEqual(3)
    await finger.up()
    const held = [...values]
    expect(held).toEqual(held.map((_, index) => index + 2))
    await pause(HOLD_MS + REPEAT_MS)
    expect(values).toEqual(held)
  })

  test('acts no more at the bound, and steps once for the next tap', async () => {
    draw(<Lots max={3} />)
    await finger.down(middleOf(named('More')))
    await expect.poll(() => values).toEqual([2, 3])
    await pause(2 * REPEAT_MS)
    await finger.up()
    expect(values).toEqual([2, 3])
    await tap(named('Less'))
    await expect.poll(() => values).toEqual([2, 3, 2])
  })

  test('acts no more once the finger has slid off it', async () => {
    draw(<Lots max={100} />)
    const { x, y } = middleOf(named('More'))
    await finger.slide({ x, y }, { x: x - 120, y })
    await pause(HOLD_MS + 2 * REPEAT_MS)
    expect(values).toEqual([])
    await finger.up()
    expect(values).toEqual([])
  })

  test('acts no more where the finger goes on to scroll the page', async () => {
    draw(<Lots max={100} />)
    const { x, y } = middleOf(named('More'))
    await finger.slide({ x, y }, { x, y: y - 30 })
    await finger.move({ x, y: y - 40 })
    await pause(HOLD_MS + 2 * REPEAT_MS)
    expect(values).toEqual([])
  })

  test('keeps on while a second finger comes and goes elsewhere', async () => {
    draw(<Lots max={100} />)
    const held = middleOf(named('More'))
    await fingers('touchStart', { 0: held })
    await fingers('touchStart', { 0: held, 1: { x: 195, y: 500 } })
    await fingers('touchMove', { 0: held })
    await expect.poll(() => values.length).toBeGreaterThanOrEqual(2)
    await fingers('touchEnd')
    const until = values.length
    await pause(2 * REPEAT_MS)
    expect(values).toHaveLength(until)
  })

  test('deletes by one key while it is held, and not once more as it is let go', async () => {
    draw(<Code />)
    await finger.down(middleOf(named('Delete')))
    await expect.poll(() => values.length).toBeGreaterThanOrEqual(3)
    await finger.up()
    const left = values.at(-1)
    expect(left).toBe('123456789'.slice(0, 9 - values.length))
    await pause(2 * REPEAT_MS)
    expect(values.at(-1)).toBe(left)
  })

  test('deletes no more once the finger has slid off the key, though it stays on the glass', async () => {
    draw(<Code />)
    const { x, y } = middleOf(named('Delete'))
    await finger.down({ x, y })
    await expect.poll(() => values.length).toBeGreaterThanOrEqual(2)
    await finger.move({ x: x - 160, y })
    const left = values.length
    await pause(3 * REPEAT_MS)
    expect(values).toHaveLength(left)
    expect(values.at(-1)).not.toBe('')
  })
})
