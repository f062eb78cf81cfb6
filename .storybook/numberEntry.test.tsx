import { decimal, defaultMarkets } from '@onelot/domain'
import { QuantityStepper, TickPriceField } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw, field, named } from './stage.tsx'
import { tap } from './touch.ts'

const ANSWER_MS = 150

/** The values that were reported, in order. */
let reported: unknown[] = []
beforeEach(async () => {
  reported = []
  await page.viewport(390, 700)
})
afterEach(clearStage)

interface LotsProps {
  from?: number
  max?: number
  step?: number
  outside?: 'clamp' | 'keep'
  /** How long the owner takes to set the value. */
  answerMs?: number
}
function Lots({ from, answerMs, outside = 'keep', ...props }: LotsProps) {
  const [value, setValue] = useState(from)
  return (
    <QuantityStepper
      {...props}
      label="Lots"
      outside={outside}
      value={value}
      onChange={(change) => {
        reported.push(change.value)
        if (answerMs === undefined) setValue(change.value)
        else setTimeout(setValue, answerMs, change.value)
      }}
    />
  )
}

/** What an input method does: it composes, each text in the place of the one before, and enters the last. */
async function compose(...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' })
}
/** What the field shows meanwhile, each text once. */
async function shownFor(ms: number): Promise<readonly string[]> {
  const texts = new Set<string>()
  for (const end = performance.now() + ms; performance.now() < end; await pause(10)) texts.add(field().value)
  return [...texts]
}

test('a quantity that is no number shows as none, and steps to the least', async () => {
  draw(<Lots from={Number.NaN} />)
  expect(field().value).toBe('')
  await userEvent.click(named('More'))
  await expect.poll(() => field().value).toBe('1')
})

describe('a quantity typed', () => {
  test('with a fraction is no quantity, and the field says so', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await userEvent.keyboard('1.5')
    expect(field().value).toBe('1.5')
    expect(reported).not.toContain(15)
    expect(reported.at(-1)).toBeUndefined()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('with an input method is entered once', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await compose('1', '12')
    expect(field().value).toBe('12')
    await userEvent.tab()
    expect(field().value).toBe('12')
    expect(reported.at(-1)).toBe(12)
  })

  test('in full-width digits with an input method is entered once', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await compose('１', '１２')
    await userEvent.tab()
    expect(field().value).toBe('12')
    expect(reported.at(-1)).toBe(12)
  })

  test('with an input method takes the place of what was there', async () => {
    draw(<Lots from={12} />)
    await userEvent.click(field())
    await compose('3', '34')
    expect(field().value).toBe('34')
    await userEvent.tab()
    expect(field().value).toBe('34')
    expect(reported.at(-1)).toBe(34)
  })

  test('with an input method whose choice the arrow keys move is not stepped', async () => {
    draw(<Lots from={12} />)
    await userEvent.click(field())
    await cdp().send('Input.imeSetComposition', { text: '3', selectionStart: 1, selectionEnd: 1 })
    await userEvent.keyboard('{ArrowUp}')
    expect(reported).toEqual([3])
  })

  test('with a fraction stays as it is typed when the field is left', async () => {
    draw(<Lots outside="clamp" />)
    await userEvent.click(field())
    await userEvent.keyboard('1.5')
    await userEvent.tab()
    expect(field().value).toBe('1.5')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(reported.at(-1)).toBeUndefined()
  })

  test('while the owner answers late keeps every digit', async () => {
    draw(<Lots answerMs={ANSWER_MS} />)
    await userEvent.click(field())
    await userEvent.keyboard('1234')
    expect(await shownFor(2 * ANSWER_MS)).toEqual(['1,234'])
    expect(reported).toEqual([1, 12, 123, 1234])
  })
})

test('a quantity that its owner sets back to one typed before shows that', async () => {
  const show = (value: number) => {
    draw(<QuantityStepper label="Lots" value={value} onChange={(change) => reported.push(change.value)} />)
  }
  show(9)
  await userEvent.click(field())
  await userEvent.keyboard('12')
  show(1)
  show(12)
  show(1)
  expect(field().value).toBe('1')
})

describe('a quantity stepped', () => {
  test('by End stays as it is where no maximum is known', async () => {
    draw(<Lots from={3} />)
    await userEvent.click(field())
    await userEvent.keyboard('{End}')
    expect(reported).toEqual([])
    expect(field().hasAttribute('aria-valuemax')).toBe(false)
  })

  test.each([
    { from: 5, max: 7, step: 10 },
    { from: 0, max: 100, step: 1 },
    { from: 17, max: 20, step: 5 },
    { from: 12, max: 16, step: 5 },
    { from: 3, max: 16, step: 5 },
    { from: 99, max: 40, step: 1 },
  ])('goes by the buttons exactly where the arrow keys go: $from of $max by $step', async (props) => {
    for (const [button, arrow] of [
      ['More', '{ArrowUp}'],
      ['Less', '{ArrowDown}'],
    ] as const) {
      draw(<Lots key={button} {...props} />)
      reported = []
      const off = named(button).getAttribute('aria-disabled') === 'true'
      await userEvent.click(field())
      await userEvent.keyboard(arrow)
      expect(reported.length === 0, `${button} is off`).toBe(off)
    }
  })

  test('by a key after typing, while the owner answers late, counts from what was typed', async () => {
    draw(<Lots answerMs={ANSWER_MS} />)
    await userEvent.click(field())
    await userEvent.keyboard('12{ArrowUp}{ArrowUp}')
    expect(reported).toEqual([1, 12, 13, 14])
    await pause(2 * ANSWER_MS)
    expect(field().value).toBe('14')
  })

  test('by keys while the owner answers late goes a step each', async () => {
    draw(<Lots from={3} answerMs={ANSWER_MS} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}')
    expect(reported).toEqual([4, 5, 4, 14])
    await pause(2 * ANSWER_MS)
    expect(field().value).toBe('14')
  })

  test('by a tap of a finger goes one step', async () => {
    draw(<Lots from={3} />)
    await tap(named('More'))
    await expect.poll(() => reported).toEqual([4])
  })
})

function LimitPrice() {
  const [text, setText] = useState('71200')
  return (
    <TickPriceField
      label="Limit price"
      market={defaultMarkets.KRX}
      currency="KRW"
      from={decimal('71200')}
      text={text}
      onChange={(change) => {
        reported.push(change.text)
        setText(change.text)
      }}
    />
  )
}

test('a price typed with an input method whose choice the arrow keys move is not stepped', async () => {
  draw(<LimitPrice />)
  await userEvent.click(field())
  await cdp().send('Input.imeSetComposition', { text: '7', selectionStart: 1, selectionEnd: 1 })
  await userEvent.keyboard('{ArrowUp}')
  expect(reported).toEqual(['7'])
})
