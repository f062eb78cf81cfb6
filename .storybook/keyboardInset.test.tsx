import { Button, Dialog, Sheet, TextField } from '@onelot/ui'
import { action } from '../packages/screens/src/base/shell/pages.css.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { prefer } from './media.ts'
import { clearStage, draw } from './stage.tsx'

const KEYBOARD_PX = 320
const HEIGHT_PX = 700
const nothing = () => undefined

/** What a phone does: the window keeps its height, its visible part shrinks. */
function raiseKeyboard(by: number): void {
  const viewport = window.visualViewport
  if (!viewport) throw new Error('this browser tells nothing of a keyboard')
  Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - by })
  viewport.dispatchEvent(new Event('resize'))
}

beforeEach(async () => {
  await page.viewport(390, HEIGHT_PX)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  clearStage()
  raiseKeyboard(0)
  await prefer({})
})

const edges = (element: Element | null) => {
  if (!element) throw new Error('nothing is shown')
  return element.getBoundingClientRect()
}
const field = <TextField label="Fund password" value="" onChange={nothing} />
const seen = HEIGHT_PX - KEYBOARD_PX

describe('while the keyboard covers the foot of the page', () => {
  it('a sheet is above it, whole', () => {
    draw(
      <Sheet open onClose={nothing} title="Buy" footer={<Button>Buy</Button>}>
        {field}
        <div style={{ height: 900 }} />
      </Sheet>,
    )
    raiseKeyboard(KEYBOARD_PX)
    const { top, bottom } = edges(document.querySelector('[role=dialog]'))
    expect(bottom).toBeCloseTo(seen)
    expect(top).toBeGreaterThanOrEqual(0)
  })
  it('a dialog is in the middle of what is left, whole', () => {
    draw(
      <Dialog open onClose={nothing} title="Withdraw" actions={<Button>Withdraw</Button>}>
        {field}
        <div style={{ height: 900 }} />
      </Dialog>,
    )
    raiseKeyboard(KEYBOARD_PX)
    const { top, bottom } = edges(document.querySelector('[role=dialog]'))
    expect(bottom).toBeLessThanOrEqual(seen)
    expect(top).toBeCloseTo(seen - bottom)
  })
  it('the action of a screen stays above it', () => {
    draw(
      <>
        <div style={{ height: 2000 }}>{field}</div>
        <div className={action}>
          <Button>Buy</Button>
        </div>
      </>,
    )
    expect(edges(document.querySelector(`.${action.split(' ').at(-1) ?? ''}`)).bottom).toBeCloseTo(HEIGHT_PX)
    raiseKeyboard(KEYBOARD_PX)
    expect(edges(document.querySelector(`.${action.split(' ').at(-1) ?? ''}`)).bottom).toBeCloseTo(seen)
  })
  it('all is as before once it has gone', () => {
    draw(
      <Sheet open onClose={nothing} title="Buy">
        {field}
      </Sheet>,
    )
    raiseKeyboard(KEYBOARD_PX)
    raiseKeyboard(0)
    expect(edges(document.querySelector('[role=dialog]')).bottom).toBeCloseTo(HEIGHT_PX)
  })
})

it('a keyboard that is up already is known in the first frame, and nothing is measured before it', async () => {
  const viewport = window.visualViewport
  if (!viewport) throw new Error('this browser tells nothing of a keyboard')
  let measured = 0
  Object.defineProperty(viewport, 'height', {
    configurable: true,
    get: () => {
      measured += 1
      return HEIGHT_PX - KEYBOARD_PX
    },
  })
  draw(
    <Sheet open onClose={nothing} title="Buy">
      {field}
    </Sheet>,
  )
  expect(measured).toBe(0)
  await expect
    .poll(() => edges(document.querySelector('[role=dialog]')).bottom)
    .toBeCloseTo(HEIGHT_PX - KEYBOARD_PX)
})
