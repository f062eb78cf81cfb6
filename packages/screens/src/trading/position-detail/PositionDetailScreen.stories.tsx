import type { RefusalCodeOnWire } from '@onelot/api-client'
import { positionId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { byHolding, closeName } from '../../../testing/holdingWords.ts'
import { personIn, walk } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import {
  closingName,
  confirmClosing,
  putReceiptAway,
  seeClosed,
  seeLeft,
  reviewClosing,
  sendClosing,
} from '../../../testing/tradingSteps.ts'
import { underEach } from '../../../testing/underEach.ts'
import { FirstPosition } from './FirstPosition.tsx'
import { PositionDetailScreen } from './PositionDetailScreen.tsx'

const meta = {
  title: 'Screens/Position detail',
  tags: ['screen', 'autodocs'],
  component: FirstPosition,
  args: { tab: 'inProgress' },
  parameters: {
    purpose: 'Shows one order or position from its placing to its result, and acts on it.',
    scenario: { screen: 'positionDetail', world: 'holder', asks: ['trade/positions'] },
  },
} satisfies Meta<typeof FirstPosition>
export default meta
type Story = StoryObj<typeof meta>

export const Holding: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('positionDetail:number'))
    await context.canvas.findByRole('list', { name: t('positionDetail:ledger') })
  },
}
/** It is marked as copied, and leads to the follow of the mentor that it copies. */
export const Copied: Story = {
  parameters: { scenario: { world: 'followRunning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('positionDetail:mentor'))
    await expect(context.canvas.getByText(t('positions:copied'))).toBeVisible()
    const [mentor] = context.canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('follow') === true)
    await expect(mentor).toHaveTextContent(/\S/)
  },
}
const MINUTE_MS = 60_000
/** Points of the drawn price since the entry. */
const drawn = (within: HTMLElement): number =>
  within.querySelector('svg[preserveAspectRatio="none"] path')?.getAttribute('d')?.split('L').length ?? 0

/** What was held for minutes has a bar each: no straight line from its entry to now. */
export const HeldForMinutes: Story = {
  args: { status: 'holding' },
  parameters: { scenario: { world: 'protectedHolder' } },
  play: async (context) => {
    const { canvas, canvasElement, broker, endWaits } = context
    const { ui } = readerOf(context)
    await canvas.findByText(new RegExp(`^${RegExp.escape(ui('finance.position.now'))}`))
    await broker.advance('20 min')
    // What was read within the last two seconds is not read again.
    await waitFor(
      () => {
        endWaits(MINUTE_MS)
        void expect(drawn(canvasElement)).toBeGreaterThan(20)
      },
      { timeout: 8_000, interval: 500 },
    )
  },
}
const timeOfDay = /\d{1,2}:\d{2}/

/** The entry and its movements are one moment: on the clock of the exchange, in the sheet of a movement too. */
export const OneMomentHasOneTime: Story = {
  args: { status: 'holding' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const entered = (
      await canvas.findByText(byHolding((kind) => t(`positionDetail:holding.${kind}.entryTime`)))
    ).nextElementSibling?.textContent
    const [time = 'no time'] = timeOfDay.exec(entered ?? '') ?? []
    const movements = within(canvas.getByRole('list', { name: t('positionDetail:ledger') }))
    const entry = movements.getByRole('button', {
      name: new RegExp(RegExp.escape(t('ledger:kinds.commission'))),
    })
    await expect(entry).toHaveTextContent(time)
    await userEvent.click(entry)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('ledger:details.at')).nextElementSibling).toHaveTextContent(time)
  },
}
export const Pending: Story = {
  args: { tab: 'purchase' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const cancel = { name: t('positions:cancelOrder') }
    await userEvent.click(await canvas.findByRole('button', cancel))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', cancel))
    await canvas.findByText(ui('finance.statuses.cancelled'))
  },
}
/** What moves while no stream is open is read when one opens. */
export const MovesBeforeTheFirstStream: Story = {
  args: { tab: 'purchase' },
  parameters: { scenario: { world: 'holder', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async (context) => {
    const { canvas, broker } = context
    const { t, ui } = readerOf(context)
    await canvas.findByRole('button', { name: t('positions:cancelOrder') })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('positionDetail:order'))
    await broker.advance('2 days')
    broker.setFaults([])
    await canvas.findByText(ui('finance.statuses.expired'))
  },
}
export const Ended: Story = { args: { tab: 'terminated' } }

/** The profit before fees less both commissions and the tax is what was realised, as the movements are together. */
export const WhatWasRealisedAddsUp: Story = {
  args: { tab: 'terminated', status: 'closed' },
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas } = context
    const { t, titleOf } = readerOf(context)
    const details = await canvas.findByLabelText(titleOf('positionDetail'))
    /** In the smallest unit of its currency. */
    const signed = (shown: string | null | undefined): number => {
      const digits = Number((shown ?? '').replaceAll(/\D/g, ''))
      return /[−-]/.test(shown ?? '') ? -digits : digits
    }
    const figure = (name: string) => signed(within(details).getByText(name).nextElementSibling?.textContent)
    const realised = figure(t('positionDetail:profit'))
    const charges = figure(t('positionDetail:fees')) + figure(t('positionDetail:tax'))
    await expect(figure(t('positionDetail:grossProfit')) - charges).toBe(realised)
    const movements = within(canvas.getByRole('list', { name: t('positionDetail:ledger') }))
    const amounts = movements
      .getAllByRole('button')
      .map((row) => signed(/[+−-]\D*[\d.,]+$/.exec(row.textContent)?.[0]))
    await expect(amounts.length).toBeGreaterThan(3)
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(realised)
  },
}
/** Until when it cannot be sold counts down, and goes into a calendar. */
export const Locked: Story = {
  parameters: { scenario: { world: 'lockedHolder' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(
      await context.canvas.findByRole('timer', { name: t('positionDetail:lockLeft') }),
    ).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('newShares:calendar.save') }))
    await waitFor(() => expect(context.files.save).toHaveBeenCalled())
    const [saved] = context.files.save.mock.lastCall ?? []
    await expect(saved).toMatchObject({ type: 'text/calendar' })
    await expect(saved?.text).toContain('BEGIN:VALARM')
  },
}

/** Nothing is reported of the account when a lock ends. */
export const UnlocksWhileShown: Story = {
  ...Locked,
  play: async (context) => {
    const { canvas, broker } = context
    const { t, ui } = readerOf(context)
    const until = messagePattern((time) => t('positions:lockedUntil', { time }))
    await canvas.findByText(until)
    await broker.advance('3 days')
    await expect(await canvas.findByRole('button', { name: closeName(ui) })).toBeVisible()
    await expect(canvas.queryByText(until)).toBeNull()
  },
}
export const DigitalCurrency: Story = { args: { tab: 'inProgress', asset: 'crypto' } }

/** It has a cost, and no margin. */
export const PaidInFull: Story = {
  args: { tab: 'inProgress', status: 'preparingToClose' },
  play: async ({ canvas, ...context }) => {
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('positionDetail:holding.owned.paid'))).toBeVisible()
    await expect(canvas.queryByText(t('positionDetail:holding.margin.paid'))).toBeNull()
  },
}

export const ClosesAPart: Story = {
  args: { status: 'holding' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const person = personIn(context)
    const { t, ui } = person
    await userEvent.click(await canvas.findByRole('button', { name: closeName(ui) }))
    await userEvent.click(await screen.findByRole('button', { name: '50%' }))
    await walk(person, sendClosing, seeLeft(/\d/), seeClosed)
    await canvas.findByRole('list', {
      name: byHolding((kind) => t(`positionDetail:holding.${kind}.closings`)),
    })
    await canvas.findByText(byHolding((kind) => t(`positionDetail:holding.${kind}.exitedProfit`)))
  },
}

/** Sold in two parts: the one price of both is named an average. */
export const ClosesInTwoParts: Story = {
  args: { status: 'holding' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const person = personIn(context)
    const { ui } = person
    const close = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: closeName(ui) }))
    }
    await close()
    await userEvent.click(await screen.findByRole('button', { name: '50%' }))
    await walk(person, sendClosing, putReceiptAway)
    await close()
    await walk(person, sendClosing)
    await canvas.findByText(byHolding((kind) => ui(`finance.holding.${kind}.averageExit`)))
    await expect(canvas.queryByText(byHolding((kind) => ui(`finance.holding.${kind}.exit`)))).toBeNull()
  },
}

/** Closing that the broker refuses: the reason is beside the button, and the position is as it was. */
/** How long it stays locked is part of what is said. */
const counts: Readonly<Partial<Record<RefusalCodeOnWire, number>>> = {
  SELL_BLOCKED_DAYS: 2,
  SELL_BLOCKED_MINUTES: 30,
}
const closingRefusals = [
  'SELL_BLOCKED_DAYS',
  'SELL_BLOCKED_MINUTES',
  'POSITION_LOCKED',
  'ORDER_WRONG_STATE',
  'PRICE_UNAVAILABLE',
] as const satisfies readonly RefusalCodeOnWire[]

export const ClosingRefused: Story = {
  args: { status: 'holding' },
  play: async (context) => {
    const person = personIn(context)
    const close = await context.canvas.findByRole('button', { name: closeName(person.ui) })
    await person.userEvent.click(close)
    await walk(person, reviewClosing)
    await underEach(context, { on: 'trade/close', codes: closingRefusals }, (code) =>
      walk(person, confirmClosing, seeRefused({ code, count: counts[code] }, closingName)),
    )
  },
}

export const NotFound: Story = {
  render: () => <PositionDetailScreen position={positionId('no-such-order')} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  render: () => <PositionDetailScreen position={positionId('somebody-elses')} />,
}
export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/position', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/position', http: 500 }] } },
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }

export const DayTrade: Story = {
  args: { status: 'holding' },
  parameters: { scenario: { world: 'dayTrades' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('positions:dayTrade'))).toBeVisible()
    await expect(context.canvas.getByText(t('positionDetail:closesAt'))).toBeVisible()
  },
}

/** There is no price to sell at, and why is said before anything is pressed. */
export const SaleOfAHaltedShare: Story = {
  args: { status: 'holding' },
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: closeName(ui) }))
    await screen.findByText(t('positions:halted'))
  },
}

/** It was halted when it was to be closed. */
export const DayTradeCarriedOver: Story = {
  args: { status: 'holding' },
  parameters: { scenario: { world: 'dayTradeCarried' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('positions:dayTradeCarried'))).toBeVisible()
  },
}
