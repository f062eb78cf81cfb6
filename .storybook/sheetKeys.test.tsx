import { composeStories } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as amend from '../packages/ui/src/finance/AmendSheet/AmendSheet.stories.tsx'
import * as close from '../packages/ui/src/finance/CloseSheet/CloseSheet.stories.tsx'
import * as ticket from '../packages/ui/src/finance/OrderTicket/OrderTicket.sheet.stories.tsx'
import * as protection from '../packages/ui/src/finance/ProtectionSheet/ProtectionSheet.stories.tsx'
import { PlainTheme } from './plainTheme.tsx'
import { until } from './until.ts'

const WIDTH = 320
const HEIGHT = 568

const Ticket = composeStories(ticket).Default
const Close = composeStories(close).Default
const Amend = composeStories(amend).Default
const Protection = composeStories(protection).Default
const sheets: readonly (readonly [string, ReactNode])[] = [
  ['the order ticket', <Ticket key="ticket" />],
  ['closing a position', <Close key="close" />],
  ['changing an order', <Amend key="amend" />],
  ['take-profit and stop-loss', <Protection key="protection" />],
]

let root: Root
beforeEach(async () => {
  await page.viewport(WIDTH, HEIGHT)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const dialog = () => document.querySelector('[role=dialog]')
const fieldsOf = () => [...(dialog()?.querySelectorAll<HTMLInputElement>('input[inputmode=none]') ?? [])]
const edgesOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, -1)

/** A press on its middle, or near its upper or lower edge, reaches it. */
const isSeen = (input: HTMLInputElement): boolean => {
  const { left, top, width, height } = edgesOf(input)
  return [0.2, 0.5, 0.8].every((down) => {
    const found = document.elementFromPoint(left + width / 2, top + height * down)
    return found !== null && (found === input || found.contains(input))
  })
}

describe('on the smallest phone, with the largest text, each field above its keys:', () => {
  it.each(sheets)('%s', async (_, sheet) => {
    root.render(<PlainTheme textSize="largest">{sheet}</PlainTheme>)
    await until(() => {
      expect(fieldsOf().length).toBeGreaterThan(0)
      expect(edgesOf(dialog()).bottom).toBeLessThanOrEqual(HEIGHT)
    })
    const count = fieldsOf().length
    for (let index = 0; index < count; index += 1) {
      fieldsOf()[index]?.focus()
      await until(() => {
        const keys = edgesOf(dialog()?.querySelector('[data-placement=inline]'))
        expect(keys.height).toBeGreaterThan(100)
        expect(keys.bottom).toBeLessThanOrEqual(HEIGHT)
        const input = document.activeElement
        expect(input).toBeInstanceOf(HTMLInputElement)
        expect(input instanceof HTMLInputElement && isSeen(input)).toBe(true)
      })
      await userEvent.keyboard('{Escape}')
    }
  })
})
