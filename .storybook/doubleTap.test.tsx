import { Button, PinField, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { prefer } from './media.ts'
import { buttonWith, clearStage, draw } from './stage.tsx'
import { type Point, middleOf, onPage, tapAt } from './touch.ts'

beforeEach(async () => {
  await page.viewport(390, 700)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  clearStage()
  await prefer({})
})

interface OrderProps {
  onConfirm: () => void
  opened?: boolean
}

/** A button that opens a sheet whose button lies at the same place. */
function Order({ onConfirm, opened = false }: OrderProps) {
  const [open, setOpen] = useState(opened)
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetInline: 0, bottom: 0, blockSize: 200 }}
        onClick={() => setOpen(true)}
      >
        Review
      </button>
      <Sheet open={open} title="Your order" onClose={() => setOpen(false)}>
        <Button block onClick={onConfirm}>
          Buy
        </Button>
      </Sheet>
    </>
  )
}

/** Where the sheet's button will be: the button that opens it is there too. */
async function drawOrder(onConfirm: () => void): Promise<Point> {
  draw(<Order onConfirm={onConfirm} opened />)
  await expect.poll(() => document.querySelector('[role=dialog] button:last-of-type')).not.toBeNull()
  const at = middleOf(buttonWith('Buy'))
  clearStage()
  draw(<Order onConfirm={onConfirm} />)
  await expect.poll(() => document.elementFromPoint(at.x, at.y)).toBe(buttonWith('Review'))
  return at
}

const isOpen = () => document.querySelector('[role=dialog]') !== null

/** Its first question has one digit, and gives way to the second. */
function TwoPins() {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  return first === '' ? (
    <PinField
      label="A PIN"
      keyboard="inline"
      length={4}
      value="123"
      onChange={({ value }) => setFirst(value)}
    />
  ) : (
    <>
      <h1>Once more</h1>
      <PinField
        key="second"
        label="Once more"
        keyboard="inline"
        value={second}
        onChange={({ value }) => setSecond(value)}
      />
    </>
  )
}

test('a double tap on what opens a review does not confirm it, and a later tap does', async () => {
  const onConfirm = vi.fn()
  const at = await drawOrder(onConfirm)
  const start = Date.now() / 1_000
  await tapAt(at, start)
  await expect.poll(isOpen).toBe(true)
  await tapAt(at, start + 0.4)
  await tapAt(at, start + 1.2)
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
})

test('two quick taps on a button that stays are two presses', async () => {
  const onPress = vi.fn()
  draw(<Button onClick={onPress}>More</Button>)
  const start = Date.now() / 1_000
  const at = middleOf(buttonWith('More'))
  await tapAt(at, start)
  await tapAt(at, start + 0.15)
  await expect.poll(() => onPress.mock.calls.length).toBe(2)
})

test('quick taps on two keys beside each other are two presses', async () => {
  const pressed: string[] = []
  draw(
    <div style={{ display: 'flex' }}>
      {['1', '2'].map((key) => (
        <button key={key} type="button" style={{ inlineSize: 30 }} onClick={() => pressed.push(key)}>
          {key}
        </button>
      ))}
    </div>,
  )
  const start = Date.now() / 1_000
  await tapAt(middleOf(buttonWith('1')), start)
  await tapAt(middleOf(buttonWith('2')), start + 0.1)
  await expect.poll(() => pressed).toEqual(['1', '2'])
})

test('a double click of a mouse does not confirm what its first click opens', async () => {
  const onConfirm = vi.fn()
  const at = await drawOrder(onConfirm)
  const click = async (clickCount: number) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp().send('Input.dispatchMouseEvent', { type, button: 'left', clickCount, ...onPage(at) })
  }
  await click(1)
  await expect.poll(isOpen).toBe(true)
  await click(2)
  await click(1)
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
})

test('a double tap on the last digit of a PIN does not begin its repetition', async () => {
  draw(<TwoPins />)
  const start = Date.now() / 1_000
  const key = middleOf(buttonWith('8'))
  await tapAt(key, start)
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Once more')
  await tapAt(key, start + 0.3)
  await tapAt(middleOf(buttonWith('7')), start + 0.9)
  await expect.poll(() => document.querySelector('input')?.value).toBe('7')
})
