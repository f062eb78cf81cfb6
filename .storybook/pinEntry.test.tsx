import { Button, Dialog, PinField, type PinFieldProps, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LiveTicket, sampleTicket } from '../packages/ui/src/finance/OrderTicket/LiveTicket.tsx'
import { sampleTexts } from '../packages/ui/src/finance/OrderTicket/sampleTexts.ts'
import { prefer } from './media.ts'
import { buttonWith, clearStage, draw } from './stage.tsx'
import { tap } from './touch.ts'

const nothing = () => undefined

beforeEach(async () => {
  await page.viewport(390, 700)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  clearStage()
  await prefer({})
})

function Pin({ label = 'Fund password', keyboard }: Partial<PinFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <PinField label={label} keyboard={keyboard} value={value} onChange={(change) => setValue(change.value)} />
  )
}

function field(label = 'Fund password'): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent.includes(label)),
  )
  if (!found) throw new Error(`there is no field ${label}`)
  return found
}
const keysOf = (label: string) =>
  document.querySelector(`[role=group][aria-label*="${label}"][data-placement]`)
const stateOf = (label = 'Fund password') => keysOf(label)?.getAttribute('data-state')

describe('fixed keys', () => {
  test('return by a tap on the field after Done', async () => {
    draw(<Pin keyboard="fixed" />)
    await tap(field())
    await expect.poll(() => stateOf()).toBe('open')
    await tap(buttonWith('Done'))
    await expect.poll(() => stateOf()).toBe('closed')
    expect(document.activeElement).toBe(field())
    await tap(field())
    await expect.poll(() => stateOf()).toBe('open')
    await tap(buttonWith('7'))
    await expect.poll(() => field().value).toBe('7')
  })

  test('return by a tap on the field after Escape', async () => {
    draw(<Pin keyboard="fixed" />)
    await tap(field())
    await expect.poll(() => stateOf()).toBe('open')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => stateOf()).toBe('closed')
    await tap(field())
    await expect.poll(() => stateOf()).toBe('open')
  })

  test('go with the focus from one field to the next', async () => {
    draw(
      <>
        <Pin label="Fund password" keyboard="fixed" />
        <Pin label="Once more" keyboard="fixed" />
      </>,
    )
    await tap(field('Fund password'))
    await expect.poll(() => stateOf('Fund password')).toBe('open')
    await userEvent.tab()
    expect(document.activeElement).toBe(field('Once more'))
    await expect.poll(() => [stateOf('Fund password'), stateOf('Once more')]).toEqual(['closed', 'open'])
  })
})

test('the number keys of a ticket return by a tap on its field after Escape', async () => {
  draw(<LiveTicket {...sampleTexts} zone="Asia/Seoul" ticket={sampleTicket()} onReview={nothing} />)
  const quantity = () => document.querySelector('[role=spinbutton]') ?? document.body
  const keys = () => document.querySelector('[data-placement=inline]')
  await tap(quantity())
  await expect.poll(keys).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(keys).toBeNull()
  await tap(quantity())
  await expect.poll(keys).not.toBeNull()
})

test('keys under a field stay where they are as its error goes with the first digit', async () => {
  const error =
    'Six equal digits, six in a row and the digits of your birthday are not allowed. Choose others.'
  function Refused() {
    const [value, setValue] = useState('')
    return (
      <PinField
        label="Fund password"
        keyboard="inline"
        error={value === '' ? error : undefined}
        value={value}
        onChange={(change) => setValue(change.value)}
      />
    )
  }
  draw(<Refused />)
  const { top } = buttonWith('5').getBoundingClientRect()
  await tap(buttonWith('2'))
  await expect.poll(() => field().value).toBe('2')
  expect(field().ariaInvalid).toBeNull()
  expect(buttonWith('5').getBoundingClientRect().top).toBe(top)
})

describe('while a dialog is over it', () => {
  const question = (
    <Dialog open onClose={nothing} title="Withdraw?" actions={<Button>Not now</Button>}>
      It arrives within two hours.
    </Dialog>
  )

  test('a field in a sheet takes no digit', async () => {
    draw(
      <Sheet open onClose={nothing} title="Withdraw">
        <Pin keyboard="inline" />
        {question}
      </Sheet>,
    )
    await expect.poll(() => document.activeElement?.textContent).toBe('Not now')
    await userEvent.keyboard('123')
    expect(field().value).toBe('')
  })

  test('a field of the page takes no digit', async () => {
    draw(<Pin keyboard="fixed" />)
    await tap(field())
    await expect.poll(() => stateOf()).toBe('open')
    draw(
      <>
        <Pin keyboard="fixed" />
        {question}
      </>,
    )
    await expect.poll(() => document.activeElement?.textContent).toBe('Not now')
    await userEvent.keyboard('123')
    expect(field().value).toBe('')
  })

  test('a field in a sheet takes no digit although nothing has the focus', async () => {
    draw(
      <Sheet open onClose={nothing} title="Withdraw">
        <Pin keyboard="inline" />
        {question}
      </Sheet>,
    )
    await expect.poll(() => document.activeElement?.textContent).toBe('Not now')
    buttonWith('Not now').setAttribute('disabled', '')
    await expect.poll(() => document.activeElement).toBe(document.body)
    await userEvent.keyboard('123')
    expect(field().value).toBe('')
  })

  test('a field in a sheet takes digits again once it has gone', async () => {
    const sheet = (asked: boolean) => (
      <Sheet open onClose={nothing} title="Withdraw">
        <Pin keyboard="inline" />
        {asked ? question : null}
      </Sheet>
    )
    draw(sheet(true))
    await expect.poll(() => document.activeElement?.textContent).toBe('Not now')
    draw(sheet(false))
    await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(1)
    buttonWith('5').focus()
    await userEvent.keyboard('123')
    await expect.poll(() => field().value).toBe('123')
  })
})
