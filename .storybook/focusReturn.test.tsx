import { ActionSheet, Button, Dialog, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { clearStage, draw } from './stage.tsx'
import { tap } from './touch.ts'

beforeEach(async () => {
  await page.viewport(390, 700)
  await prefer({})
})
afterEach(async () => {
  clearStage()
  await prefer({})
})

function pressable(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].findLast(
    (button) => button.textContent === name && !button.closest('[data-state=closed]'),
  )
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}
const overlays = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length
const focusedText = () => document.activeElement?.textContent
/** Once so many overlays show and none moves any more. */
async function settled(count: number): Promise<void> {
  await expect.poll(overlays).toBe(count)
  await expect.poll(() => document.getAnimations().length).toBe(0)
}
async function press(name: string): Promise<void> {
  pressable(name).focus()
  await userEvent.keyboard('{Enter}')
}

type Shown = 'nothing' | 'first' | 'second'
type First = 'ActionSheet' | 'Sheet'
type Second = 'Dialog' | 'Sheet'
interface StepsProps {
  first: First
  second: Second
  /** Whether the first stays open under the second. */
  stays?: boolean
  /** The second opens so long after the first has begun to close, in ms. */
  afterMs?: number
}

/** A button opens the first overlay, which opens the second. */
function Steps({ first, second, stays = false, afterMs }: StepsProps) {
  const [shown, setShown] = useState<Shown>('nothing')
  const close = () => {
    setShown('nothing')
  }
  const next = () => {
    if (afterMs === undefined) setShown('second')
    else {
      close()
      setTimeout(setShown, afterMs, 'second')
    }
  }
  const back = () => {
    setShown(stays ? 'first' : 'nothing')
  }
  const firstOpen = shown === 'first' || (stays && shown === 'second')
  return (
    <>
      <h1>Orders</h1>
      <Button onClick={() => setShown('first')}>Open</Button>
      {first === 'ActionSheet' ? (
        <ActionSheet
          open={firstOpen}
          onClose={close}
          title="Order"
          actions={[{ key: 'next', label: 'Next' }]}
          onSelect={next}
        />
      ) : (
        <Sheet open={firstOpen} onClose={close} title="Order">
          <Button onClick={next}>Next</Button>
        </Sheet>
      )}
      {second === 'Dialog' ? (
        <Dialog
          open={shown === 'second'}
          onClose={back}
          title="Cancel the order?"
          actions={<Button onClick={back}>Done</Button>}
        />
      ) : (
        <Sheet open={shown === 'second'} onClose={back} title="Cancel the order?">
          <Button onClick={back}>Done</Button>
        </Sheet>
      )}
    </>
  )
}

const pairs: readonly { first: First; second: Second }[] = [
  { first: 'ActionSheet', second: 'Dialog' },
  { first: 'Sheet', second: 'Dialog' },
  { first: 'Sheet', second: 'Sheet' },
]

describe.each(pairs)('the focus, after $first -> $second', (pair) => {
  test.each([{ reducedMotion: false }, { reducedMotion: true }])(
    'returns to what opened the first by keyboard, with reduced motion: $reducedMotion',
    async (preferences) => {
      await prefer(preferences)
      draw(<Steps {...pair} />)
      await press('Open')
      await press('Next')
      await settled(1)
      expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Cancel the order?')
      await press('Done')
      await settled(0)
      await expect.poll(focusedText).toBe('Open')
    },
  )

  test('returns to what opened the first by Escape', async () => {
    draw(<Steps {...pair} />)
    await press('Open')
    await press('Next')
    await settled(1)
    await userEvent.keyboard('{Escape}')
    await settled(0)
    await expect.poll(focusedText).toBe('Open')
  })

  test('returns to what opened the first by touch', async () => {
    draw(<Steps {...pair} />)
    await tap(pressable('Open'))
    await settled(1)
    await tap(pressable('Next'))
    await expect.poll(() => document.body.textContent).toContain('Cancel the order?')
    await settled(1)
    await tap(pressable('Done'))
    await settled(0)
    await expect.poll(focusedText).toBe('Open')
  })

  test.each([0, 100])(
    'returns where the second comes %i ms after the first began to close',
    async (afterMs) => {
      draw(<Steps {...pair} afterMs={afterMs} />)
      await press('Open')
      await press('Next')
      await expect.poll(() => document.body.textContent).toContain('Cancel the order?')
      await settled(1)
      await press('Done')
      await settled(0)
      await expect.poll(focusedText).toBe('Open')
    },
  )

  test('returns into the first where that stays open, and then to what opened it', async () => {
    draw(<Steps {...pair} stays />)
    await press('Open')
    await press('Next')
    await settled(2)
    await press('Done')
    await settled(1)
    await expect.poll(focusedText).toBe('Next')
    await userEvent.keyboard('{Escape}')
    await settled(0)
    await expect.poll(focusedText).toBe('Open')
  })
})
