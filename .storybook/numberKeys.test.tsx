import { NumberKeyboard } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LiveTicket, sampleTicket } from '../packages/ui/src/finance/OrderTicket/LiveTicket.tsx'
import { sampleTexts } from '../packages/ui/src/finance/OrderTicket/sampleTexts.ts'
import { pause } from './pause.ts'
import { buttonWith, clearStage, draw } from './stage.tsx'
import { middleOf, tap, thumbs } from './touch.ts'

beforeEach(async () => {
  await page.viewport(390, 700)
})
afterEach(clearStage)

function Code() {
  const [value, setValue] = useState('')
  return (
    <>
      <output>{value}</output>
      <NumberKeyboard
        label="Code"
        placement="inline"
        value={value}
        onChange={(change) => setValue(change.value)}
      />
    </>
  )
}
const typed = () => document.querySelector('output')?.textContent
function erase(): Element {
  const found = document.querySelector('[data-key=erase]')
  if (!found) throw new Error('there is no key that erases')
  return found
}

describe('number keys', () => {
  test('of a panel take no digit that is typed on the page beside it', async () => {
    draw(
      <>
        <button type="button">Beside</button>
        <div role="dialog" aria-label="Panel">
          <button type="button">Within</button>
          <Code />
        </div>
      </>,
    )
    for (const [button, key] of [
      ['Beside', '5'],
      ['Within', '7'],
    ] as const) {
      buttonWith(button).focus()
      await userEvent.keyboard(key)
    }
    await expect.poll(typed).toBe('7')
  })

  test('take the digit of each of two thumbs', async () => {
    draw(<Code />)
    for (const [first, second] of [
      ['1', '3'],
      ['4', '6'],
    ] as const) {
      await thumbs.down(1, middleOf(buttonWith(first)))
      await thumbs.down(2, middleOf(buttonWith(second)))
      await thumbs.up(1)
      await thumbs.up(2)
    }
    await expect.poll(typed).toBe('1346')
  })

  test('take the digit of a thumb that comes down, and goes, while the other stays', async () => {
    draw(<Code />)
    await thumbs.down(1, middleOf(buttonWith('1')))
    await thumbs.down(2, middleOf(buttonWith('3')))
    await thumbs.up(2)
    await thumbs.down(2, middleOf(buttonWith('6')))
    await thumbs.up(1)
    await thumbs.up(2)
    await expect.poll(typed).toBe('136')
  })

  test('take two thumbs that come down at once', async () => {
    draw(<Code />)
    await thumbs.down(1, middleOf(buttonWith('4')), middleOf(buttonWith('6')))
    await thumbs.up(1)
    await thumbs.up(2)
    await expect
      .poll(() =>
        Array.from(typed() ?? '')
          .sort()
          .join(''),
      )
      .toBe('46')
  })

  test('erase for a thumb that comes down while the other stays', async () => {
    draw(<Code />)
    await tap(buttonWith('1'))
    await tap(buttonWith('2'))
    await expect.poll(typed).toBe('12')
    await thumbs.down(1, middleOf(buttonWith('3')))
    await thumbs.down(2, middleOf(erase()))
    await thumbs.up(2)
    await thumbs.up(1)
    await expect.poll(typed).toBe('12')
  })

  test('take a tap, a click and a press by keyboard once each', async () => {
    draw(<Code />)
    await tap(buttonWith('5'))
    await expect.poll(typed).toBe('5')
    await userEvent.click(buttonWith('8'))
    buttonWith('9').focus()
    await userEvent.keyboard('{Enter}')
    await pause(100)
    expect(typed()).toBe('589')
  })
})

test('a digit that equals the selected quantity begins a new one', async () => {
  await page.viewport(390, 1000)
  draw(
    <LiveTicket
      {...sampleTexts}
      zone="Asia/Seoul"
      ticket={sampleTicket({ draft: { lots: 1 } })}
      onReview={() => undefined}
    />,
  )
  const quantity = document.querySelector<HTMLInputElement>('[role=spinbutton]')
  await tap(quantity ?? document.body)
  await expect.poll(() => document.querySelector('[data-placement=inline]')).not.toBeNull()
  for (const digit of ['1', '0', '5']) await tap(buttonWith(digit))
  await expect.poll(() => quantity?.value).toBe('105')
})
