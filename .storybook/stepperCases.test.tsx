import { NumberKeyboard, QuantityStepper, type QuantityStepperProps } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { clearStage, draw, field, named } from './stage.tsx'
import { finger, middleOf } from './touch.ts'

let reported: unknown[] = []
beforeEach(async () => {
  reported = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  vi.useRealTimers()
  await finger.up()
  clearStage()
})

type LotsProps = Omit<QuantityStepperProps, 'label' | 'value' | 'onChange'> & { from?: number | undefined }

function Lots({ from, ...props }: LotsProps) {
  const [value, setValue] = useState(from)
  return (
    <QuantityStepper
      {...props}
      label="Lots"
      value={value}
      onChange={(change) => {
        reported.push(change.value)
        setValue(change.value)
      }}
    />
  )
}

describe('a quantity that is emptied and left', () => {
  test('is the least again', async () => {
    draw(<Lots from={12} min={3} />)
    await userEvent.clear(field())
    expect(field().value).toBe('')
    await userEvent.tab()
    expect(field().value).toBe('3')
    expect(reported).toEqual([undefined, 3])
  })
  test('stays empty where what is outside is kept for the owner to judge', async () => {
    draw(<Lots from={12} outside="keep" />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field().value).toBe('')
    expect(reported).toEqual([undefined])
  })
  test('stays empty where nothing was filled in at first', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await userEvent.tab()
    expect(field().value).toBe('')
    expect(reported).toEqual([])
  })
})

describe('a value of the owner', () => {
  test('above the most is pulled down to it, at first and later', async () => {
    draw(<Lots from={50} max={30} />)
    await expect.poll(() => field().value).toBe('30')
    expect(reported).toEqual([30])
    draw(<QuantityStepper label="Lots" value={1} max={30} onChange={({ value }) => reported.push(value)} />)
    draw(<QuantityStepper label="Lots" value={31} max={30} onChange={({ value }) => reported.push(value)} />)
    await expect.poll(() => reported).toEqual([30, 30])
  })
  test('below the least is pulled up to it', async () => {
    draw(<Lots from={2} min={5} />)
    await expect.poll(() => field().value).toBe('5')
  })
  test('stays where what is outside is kept', () => {
    draw(<Lots from={50} max={30} outside="keep" />)
    expect(field().value).toBe('50')
    expect(reported).toEqual([])
  })
  test('stays while it is typed, and is pulled down once the field is left', async () => {
    draw(<Lots from={1} max={30} />)
    await userEvent.clear(field())
    await userEvent.keyboard('50')
    expect(field().value).toBe('50')
    expect(reported).toEqual([undefined, 5, 50])
    await userEvent.tab()
    expect(field().value).toBe('30')
  })
})

test('25 and a step of 10 with a most of 30 gives 30, by the button, the key and what is typed', async () => {
  draw(<Lots key="button" from={25} step={10} max={30} />)
  await userEvent.click(named('More'))
  await expect.poll(() => field().value).toBe('30')
  expect(named('More').getAttribute('aria-disabled')).toBe('true')
  draw(<Lots key="key" from={25} step={10} max={30} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}')
  expect(field().value).toBe('30')
  draw(<Lots key="typed" from={25} step={10} max={30} />)
  await userEvent.clear(field())
  await userEvent.keyboard('35')
  await userEvent.tab()
  expect(field().value).toBe('30')
})

describe('what is typed into a quantity', () => {
  test('in full-width digits is digits', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await userEvent.keyboard('１２')
    expect(field().value).toBe('12')
    expect(reported).toEqual([1, 12])
  })
  test('is no letter, by keys or by an input method', async () => {
    draw(<Lots from={5} />)
    await userEvent.click(field())
    await userEvent.keyboard('1a2e')
    expect(field().value).toBe('12')
    await cdp().send('Input.imeSetComposition', { text: 'ㅁ', selectionStart: 1, selectionEnd: 1 })
    await cdp().send('Input.insertText', { text: 'ㅁ' })
    expect(field().value).toBe('12')
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
  })
})

function Code() {
  const [value, setValue] = useState('123456789')
  return (
    <NumberKeyboard
      label="Code"
      placement="inline"
      value={value}
      onChange={(change) => {
        reported.push(change.value)
        setValue(change.value)
      }}
    />
  )
}

/** Waits by the browser's frames until so many were deleted: a poll of the test's own would advance the timers. */
async function deleted(count: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (reported.length < count) await frame()
  await frame()
}

describe('Delete held for 1,150 ms', () => {
  test('deletes three', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    draw(<Code />)
    await finger.down(middleOf(named('Delete')))
    await deleted(1)
    vi.advanceTimersByTime(800)
    await deleted(2)
    vi.advanceTimersByTime(200)
    await deleted(3)
    vi.advanceTimersByTime(150)
    await finger.up()
    expect(reported).toEqual(['12345678', '1234567', '123456'])
  })
  test('deletes no more once the finger has moved off it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    draw(<Code />)
    const { x, y } = middleOf(named('Delete'))
    await finger.down({ x, y })
    await deleted(1)
    for (let by = 20; by <= 160; by += 20) await finger.move({ x: x - by, y })
    vi.advanceTimersByTime(1_150)
    expect(reported).toEqual(['12345678'])
  })
})
