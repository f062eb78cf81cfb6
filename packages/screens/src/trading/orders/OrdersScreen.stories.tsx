import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { PAGE_SIZE } from '@onelot/ui'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fromElsewhere } from '../../../testing/elsewhere.ts'
import { orderRows, statusOf } from '../../../testing/findOrder.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { scrollThrough } from '../../../testing/wholeList.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const meta = {
  title: 'Screens/Orders',
  tags: ['screen', 'autodocs'],
  component: OrdersScreen,
  parameters: {
    purpose: 'Shows what becomes of each order, and changes or cancels one that waits.',
    scenario: { screen: 'orders', world: 'orderHistory' },
  },
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>
type Shown = Pick<StoryContext, 'canvas' | 'globals'>

const findList = ({ canvas, globals }: Shown) =>
  canvas.findByRole('region', { name: readerOf({ globals }).t('orders:list') })

const statusesOf = async (shown: Shown) => (await orderRows(shown)).map(statusOf)

/** Opening, closing and protective orders of two months, each with how much of it is filled. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { ui } = readerOf(context)
    await scrollThrough(context)
    const statuses = await statusesOf(context)
    await expect(new Set(statuses)).toEqual(new Set(['pendingOrder', 'filled', 'cancelled', 'expired']))
    await expect(within(await findList(context)).getAllByRole('heading', { level: 2 })).toHaveLength(2)
    const [newest] = await orderRows(context)
    await expect(newest).toHaveTextContent(ui('finance.orderTypes.limit'))
    await expect(newest).toHaveTextContent('0 / 0.2 BITX')
  },
}
/** An order from another device moves every row, and none is lost or repeated on the pages that follow. */
export const ANewOrderComesOnTopOfAllPages: Story = {
  play: async (context) => {
    const { broker } = context
    await scrollThrough(context)
    const before = (await orderRows(context)).map(({ textContent }) => textContent)
    await expect(before.length).toBeGreaterThan(PAGE_SIZE)
    const order = {
      instrument: 'US:AAPL',
      side: 'long',
      type: 'limit',
      limitPrice: '93.50',
      lots: 7,
      leverage: 1,
    }
    await fromElsewhere(broker, 'trade/place', order)
    await waitFor(async () => {
      const [newest, ...rest] = (await orderRows(context)).map(({ textContent }) => textContent)
      await expect(newest).toContain('93.50')
      await expect(rest).toEqual(before)
    })
  },
}
export const Pending: Story = {
  args: { show: 'working' },
  play: async (context) => {
    await expect(new Set(await statusesOf(context))).toEqual(new Set(['pendingOrder']))
  },
}
export const Filled: Story = {
  args: { show: 'filled' },
  play: async (context) => {
    await expect(new Set(await statusesOf(context))).toEqual(new Set(['filled']))
  },
}
export const NotFilled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await orderRows(context)
    await userEvent.click(canvas.getByRole('tab', { name: readerOf(context).t('orders:tabs.unfilled') }))
    await waitFor(async () => {
      await expect(new Set(await statusesOf(context))).toEqual(new Set(['cancelled', 'expired']))
    })
  },
}
export const OfOneMarket: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await orderRows(context)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('orders:market') }), 'CRYPTO')
    await waitFor(async () => {
      await expect(await orderRows(context)).toHaveLength(1)
    })
  },
}
export const NoneInAMarket: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await orderRows(context)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('orders:market') }), 'SET')
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:showAll') }))
    await expect((await orderRows(context)).length).toBeGreaterThan(1)
  },
}

export const KeepsOldOrdersWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findList(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findList(context)),
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const NoOrdersYet: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('orders:emptyText.all'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('orders:toMarket') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'market' })
  },
}
export const NothingPending: Story = {
  args: { show: 'working' },
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('orders:emptyText.working'))).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('positions:cancelAll') })).toBeNull()
  },
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'orderHistory', faults: [{ on: 'trade/orders', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'orderHistory', faults: [{ on: 'trade/orders', http: 500 }] } },
}
/** By keyboard: to the tabs, to another one, into the list, and the newest order is open. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await orderRows(context)
    canvas.getByRole('tab', { name: t('orders:tabs.all') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => {
      await expect(new Set(await statusesOf(context))).toEqual(new Set(['pendingOrder']))
    })
    const [newest] = await orderRows(context)
    newest?.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog'))
    await sheet.findByRole('list', { name: t('orders:history') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(newest).toHaveFocus()
  },
}
/** Orders of several markets have the reader's clock, so that their times follow each other. */
export const TimesAreTheReaders: Story = {
  play: async (context) => {
    const rows = await orderRows(context)
    const named = rows.filter((row) => /GMT|UTC|E[DS]T/.test(row.textContent))
    await expect(rows.length).toBeGreaterThan(3)
    await expect(named).toHaveLength(0)
  },
}

/** An order that opens a day trade says so, in the list and by itself. */
export const DayTrades: Story = {
  parameters: { scenario: { world: 'dayTrades' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const [newest] = await orderRows(context)
    if (newest === undefined) throw new Error('an order waits')
    await expect(newest).toHaveTextContent(t('positions:dayTrade'))
    await context.userEvent.click(newest)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('positions:dayTrade'))).toBeVisible()
  },
}
