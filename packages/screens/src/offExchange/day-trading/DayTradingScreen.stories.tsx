import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DayTradingScreen } from './DayTradingScreen.tsx'

const meta = {
  title: 'Screens/Day trading',
  tags: ['screen', 'autodocs'],
  component: DayTradingScreen,
  parameters: {
    purpose:
      'Shows what day trades brought, those that are open, and the time left until the broker closes them.',
    scenario: { screen: 'dayTrading', world: 'dayTrades' },
  },
} satisfies Meta<typeof DayTradingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const section = async (context: Context, of: 'open' | 'ended') =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t(`dayTrading:${of}`) }))

/** Two of Korea are open or wait, two have ended; the time left, the break-even and the limit show. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const open = await section(context, 'open')
    await expect(open.getAllByRole('article')).toHaveLength(2)
    await expect((await section(context, 'ended')).getAllByRole('article')).toHaveLength(2)
    await expect(
      await open.findByText(messagePattern((at) => t('dayTrading:breakEven', { at }))),
    ).toBeVisible()
    await expect(canvas.getByRole('timer', { name: t('trading:dayTrade.closesIn') })).toHaveTextContent(
      '12:55:00',
    )
    await expect(canvas.getByText(t('dayTrading:closed', { count: 2 }))).toBeVisible()
  },
}

/** Each market has a day, a currency and a limit of its own. */
export const AnotherMarket: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await section(context, 'ended')
    const us = t('dayTrading:marketWithOpen', { market: t('dayTrading:markets.US'), open: 1 })
    await context.userEvent.click(context.canvas.getByRole('button', { name: us }))
    await expect(await context.canvas.findByText(t('dayTrading:noneClosed'))).toBeVisible()
    await expect((await section(context, 'open')).getAllByRole('article')).toHaveLength(1)
  },
}

export const NoneYet: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('dayTrading:empty.title'))).toBeVisible()
  },
}

export const LimitReached: Story = {
  parameters: { scenario: { world: 'dayTradesStopped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const said = messagePattern((amount) => t('dayTrading:stopped', { amount }))
    await expect(await context.canvas.findByText(said)).toBeVisible()
    await expect((await section(context, 'open')).getAllByRole('article')).toHaveLength(1)
  },
}

/** The broker closed them at the cutoff; the next day is counted to. */
export const AfterTheCutoff: Story = {
  parameters: { scenario: { world: 'dayTradesEnded' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const ended = await section(context, 'ended')
    await expect(
      ended.getAllByText(messagePattern((at) => `${t('causes:dayTradeEnd')} · ${at}`)),
    ).toHaveLength(3)
    await expect(context.canvas.getByRole('timer', { name: t('dayTrading:opensIn') })).toBeVisible()
  },
}

/** It was halted over its cutoff, and is closed at the first price. */
export const CarriedOver: Story = {
  parameters: { scenario: { world: 'dayTradeCarried' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('dayTrading:carried', { count: 1 }))).toBeVisible()
    await expect(context.canvas.getByText(t('positions:dayTradeCarried'))).toBeVisible()
  },
}

/** A Saturday. */
export const MarketClosed: Story = {
  parameters: { scenario: { world: 'marketClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByRole('timer', { name: t('dayTrading:opensIn') })).toBeVisible()
  },
}

/** While the page is open the cutoff comes: what was open moves to what has ended, without a tap. */
export const TheCutoffComes: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await section(context, 'open')
    await context.broker.advance('12 h')
    await context.broker.advance('57 min')
    const ended = await section(context, 'ended')
    const closed = await ended.findAllByText(
      messagePattern((at) => `${t('causes:dayTradeEnd')} · ${at}`),
      {},
      { timeout: 8_000 },
    )
    await expect(closed.length).toBeGreaterThan(0)
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutDayTrading' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const said = t('notOffered:title', { area: titleOf('dayTrading') })
    await expect(await context.canvas.findByText(said)).toBeVisible()
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const Loading: Story = {
  parameters: { scenario: { world: 'dayTrades', faults: [{ on: 'dayTrading/overview', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'dayTrades', faults: [{ on: 'dayTrading/overview', http: 500 }] } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
