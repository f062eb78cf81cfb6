import { PracticeChip } from '@onelot/ui'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frameAddress } from '../packages/ui/src/primitives/SandboxedFrame/frameAddress.ts'
import { clearStage, draw } from './stage.tsx'

/** Takes something from the browser, as one has it that never had it. */
function without(object: object, name: string): () => void {
  const had = Object.getOwnPropertyDescriptor(object, name)
  if (had === undefined) throw new Error(`the browser has no ${name}`)
  Reflect.deleteProperty(object, name)
  return () => {
    Object.defineProperty(object, name, had)
  }
}

let giveBack: () => void = () => undefined
afterEach(() => {
  giveBack()
  clearStage()
})

describe('a browser without popovers', () => {
  test('shows what practice means while the chip is pressed, and not before', async () => {
    giveBack = without(HTMLElement.prototype, 'popover')
    const stage = draw(<PracticeChip explanation="Nothing is real." />)
    const chip = stage.querySelector('button')
    const explanation = stage.querySelector('[role=dialog]')
    if (chip === null || explanation === null) throw new Error('no chip')
    // Nothing hides an attribute that means nothing.
    const unhidden = document.createElement('style')
    unhidden.textContent = '[popover] { display: block }'
    stage.append(unhidden)
    const isSeen = () => explanation.checkVisibility()
    expect(isSeen()).toBe(false)
    expect(chip.ariaExpanded).toBe('false')
    await userEvent.click(chip)
    expect(isSeen()).toBe(true)
    expect(chip.ariaExpanded).toBe('true')
    await userEvent.click(chip)
    expect(isSeen()).toBe(false)
  })
})

describe('a browser without URL.parse', () => {
  test('tells a page that may show from one that may not', () => {
    giveBack = without(URL, 'parse')
    expect(frameAddress('https://pay.example/', location.href).shown).toBe('https://pay.example/')
    expect(frameAddress('https://', location.href)).toEqual({ shown: undefined, opens: undefined })
  })
})
