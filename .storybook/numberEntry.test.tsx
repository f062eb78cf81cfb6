import { NumberKeyboard, QuantityStepper } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { clearStage, draw } from './stage.tsx'
import { middleOf, tap, twoThumbs } from './touch.ts'

const ANSWER_MS = 150

/** What the owner was told, in order. */
let told: unknown[] = []
beforeEach(async () => {
  told = []
  await page.viewport(390, 700)
})
afterEach(clearStage)

interface LotsProps {
  from?: number
  max?: number
  step?: number
  /** How long the owner takes to set the value. */
  answerMs?: number
}
function Lots({ from, answerMs, ...props }: LotsProps) {
  const [value, setValue] = useState(from)
  return (
    <QuantityStepper
      {...props}
      label="Lots"
      outside="keep"
      value={value}
      onChange={(change) => {
        told.push(change.value)
        if (answerMs === undefined) setValue(change.value)
        else setTimeout(setValue, answerMs, change.value)
      }}
    />
  )
}

function named(name: string): HTMLElement {
  const found = document.querySelector(`[aria-label="${name}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`nothing is named ${name}`)
  return found
}
function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('there is no field')
  return found
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a quantity typed', () => {
  test('with a fraction is no quantity, and the field says so', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    await userEvent.keyboard('1.5')
    expect(field().value).toBe('1.5')
    expect(told).not.toContain(15)
    expect(told.at(-1)).toBeUndefined()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('with an input method is entered once', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    for (const text of ['1', '12'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await cdp().send('Input.insertText', { text: '12' })
    expect(field().value).toBe('12')
    await userEvent.tab()
    expect(field().value).toBe('12')
    expect(told.at(-1)).toBe(12)
  })

  test('in full-width digits with an input method is entered once', async () => {
    draw(<Lots />)
    await userEvent.click(field())
    for (const text of ['１', '１２'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await cdp().send('Input.insertText', { text: '１２' })
    await userEvent.tab()
    expect(field().value).toBe('12')
    expect(told.at(-1)).toBe(12)
  })

  test('while the owner answers late keeps every digit', async () => {
    draw(<Lots answerMs={ANSWER_MS} />)
    await userEvent.click(field())
    await userEvent.keyboard('1234')
    expect(field().value).toBe('1234')
    await pause(2 * ANSWER_MS)
    expect(field().value).toBe('1234')
    expect(told).toEqual([1, 12, 123, 1234])
  })
})

describe('a quantity stepped', () => {
  test('by End goes nowhere where no maximum is known', async () => {
    draw(<Lots from={3} />)
    await userEvent.click(field())
    await userEvent.keyboard('{End}')
    expect(told).toEqual([])
    expect(field().hasAttribute('aria-valuemax')).toBe(false)
  })

  test.each([
    { from: 5, max: 7, step: 10 },
    { from: 0, max: 100, step: 1 },
    { from: 17, max: 20, step: 5 },
    { from: 99, max: 40, step: 1 },
  ])('goes up by the button exactly where ArrowUp goes up: $from of $max by $step', async (props) => {
    draw(<Lots {...props} />)
    const off = named('More').getAttribute('aria-disabled') === 'true'
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}')
    expect(told.length === 0).toBe(off)
  })

  test('by a tap of a finger goes one step', async () => {
    draw(<Lots from={3} />)
    await tap(named('More'))
    await expect.poll(() => told).toEqual([4])
  })
})

function Code() {
  const [value, setValue] = useState('')
  return (
    <>
      <output>{value}</output>
      <NumberKeyboard
        label="Code"
        placement="inline"
        value={value}
        onChange={(change) => {
          setValue(change.value)
        }}
      />
    </>
  )
}
const typed = () => document.querySelector('output')?.textContent
function key(digit: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === digit)
  if (!found) throw new Error(`there is no key ${digit}`)
  return found
}

describe('number keys', () => {
  test('take the digit of each of two thumbs', async () => {
    draw(<Code />)
    await twoThumbs(middleOf(key('1')), middleOf(key('3')))
    await twoThumbs(middleOf(key('4')), middleOf(key('6')))
    await expect.poll(typed).toBe('1346')
  })

  test('take a tap, a click and a press by keyboard once each', async () => {
    draw(<Code />)
    await tap(key('5'))
    await expect.poll(typed).toBe('5')
    await userEvent.click(key('8'))
    key('9').focus()
    await userEvent.keyboard('{Enter}')
    await pause(100)
    expect(typed()).toBe('589')
  })
})
