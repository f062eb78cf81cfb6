import type { RefusalCodeOnWire } from '@onelot/api-client'
import { MASK } from '@onelot/ui'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type SoughtOrder, openOrder, orderRows, statusOf } from '../../../testing/findOrder.ts'
import { type Person, inSheet, personIn, step, walk } from '../../../testing/journey.ts'
import { type Reader, readerOf } from '../../../testing/readers.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import { underEach } from '../../../testing/underEach.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const meta = {
  title: 'Screens/Orders/Order',
  tags: ['screen'],
  component: OrdersScreen,
  parameters: { scenario: { screen: 'orders', world: 'orderHistory' } },
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>
type Played = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

const sought = {
  /** Good till cancelled, amended twice, with a take-profit and a stop-loss to come. */
  amended: () => ({ status: 'pendingOrder', says: '141' }),
  trailing: ({ t }) => ({ status: 'pendingOrder', says: t('orders:trailingStop') }),
  closing: ({ t }) => ({ status: 'pendingOrder', says: t('orders:actions.close.long') }),
  stopped: ({ t }) => ({ status: 'filled', says: t('trading:protection.stopLoss') }),
  ended: ({ t }) => ({ status: 'cancelled', says: t('trading:protection.takeProfit') }),
  expired: ({ ui }) => ({ status: 'expired', says: ui('finance.orderTypes.limit') }),
} as const satisfies Readonly<Record<string, (reader: Reader) => SoughtOrder>>

/** Opens the order; what happened to it, oldest first. */
async function opened(context: Played, name: keyof typeof sought): Promise<readonly string[]> {
  const reader = readerOf(context)
  await openOrder(context, sought[name](reader))
  const history = screen.getByRole('list', { name: reader.t('orders:history') })
  return within(history)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

async function sees(context: Played, name: keyof typeof sought, steps: readonly string[]): Promise<void> {
  const history = await opened(context, name)
  await expect(history).toHaveLength(steps.length)
  for (const [index, step] of steps.entries()) await expect(history[index]).toContain(step)
}

const factOf = (label: string): HTMLElement | null => screen.getByText(label).closest('div')

/** Each change with what the order was from then on, and what is on hold for it. */
export const AmendedTwice: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const [placed, amended] = [t('orders:states.placed'), t('orders:states.amended')]
    await sees(context, 'amended', [placed, amended, amended])
    await expect(factOf(t('orders:facts.margin'))).toHaveTextContent('564.99')
    await expect(factOf(t('trading:protection.takeProfit'))).toHaveTextContent('170')
  },
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async (context) => {
    await opened(context, 'amended')
    const { t, ui } = readerOf(context)
    await expect(factOf(t('orders:facts.margin'))).not.toHaveTextContent('564')
    const history = screen.getByRole('list', { name: t('orders:history') })
    await expect(history).toHaveTextContent(ui('finance.sharesHidden', { mask: MASK }))
  },
}
/** The price reached a stop-loss: when, and what it filled at what price. */
export const FiredByItsPrice: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const states = [t('orders:states.placed'), t('orders:states.triggered'), t('orders:states.filled')]
    await sees(context, 'stopped', states)
    const history = screen.getByRole('list', { name: t('orders:history') })
    await expect(history.lastElementChild).toHaveTextContent('149.50')
    const executions = screen.getByRole('list', { name: t('orders:executions') })
    await expect(executions).toHaveTextContent('149.50')
    await expect(screen.queryByRole('button', { name: t('positions:cancelOrder') })).toBeNull()
  },
}
export const EndedWithItsPosition: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await sees(context, 'ended', [t('orders:states.placed'), t('causes:positionClosed')])
  },
}
export const ExpiredWithItsSession: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await sees(context, 'expired', [t('orders:states.placed'), t('causes:sessionEnd')])
  },
}
/** It sinks with what was in it, instead of being gone at once. */
export const SinksAsItCloses: Story = {
  play: async (context) => {
    await opened(context, 'amended')
    const sheet = screen.getByRole('dialog')
    const said = sheet.textContent
    await context.userEvent.keyboard('{Escape}')
    await expect(sheet).toHaveAttribute('data-state', 'closed')
    await expect(sheet.textContent).toBe(said)
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
  },
}
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await opened(context, 'trailing')
  },
}
export const HistoryLoading: Story = {
  parameters: { scenario: { world: 'orderHistory', faults: [{ on: 'trade/order', hang: true }] } },
  play: async (context) => {
    const [newest] = await orderRows(context)
    if (newest !== undefined) await context.userEvent.click(newest)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(readerOf(context).t('orders:facts.number'))).toBeVisible()
  },
}
export const HistoryNotLoaded: Story = {
  parameters: { scenario: { world: 'orderHistory', faults: [{ on: 'trade/order', http: 500 }] } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const [newest] = await orderRows(context)
    if (newest !== undefined) await context.userEvent.click(newest)
    const sheet = within(await screen.findByRole('dialog'))
    await sheet.findByText(t('app:failure.safe'))
    // While it is read again by itself the button says that it loads.
    await expect(await sheet.findByRole('button', { name: ui('retry') })).toBeVisible()
  },
}

const press = (name: (person: Person) => string, sentence: string) =>
  step(sentence, async (person) => {
    await person.userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: name(person) })))
  })
const toAmend = press(({ t }) => t('positions:amend'), 'asks to amend it')
const lessOne = press(({ ui }) => ui('finance.stepper.less'), 'takes one off')
const amend = press(({ t }) => t('trading:amend.confirm'), 'amends it')
const toCancel = press(({ t }) => t('positions:cancelOrder'), 'asks to cancel it')
const cancel = press(({ t }) => t('positions:cancelOrder'), 'cancels it')

/** After the change its history is there again, with one more line. */
export const Amends: Story = {
  play: async (context) => {
    const before = await opened(context, 'amended')
    await walk(personIn(context), toAmend, lessOne, amend)
    await waitFor(async () => {
      const history = screen.getByRole('list', { name: readerOf(context).t('orders:history') })
      await expect(within(history).getAllByRole('listitem')).toHaveLength(before.length + 1)
    })
  },
}
export const AmendsAClosingOrder: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'closing')
    await walk(person, toAmend)
    await expect(await screen.findByRole('dialog', { name: person.t('trading:amend.title') })).toBeVisible()
  },
}
export const ChangesWhatProtects: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'trailing')
    await walk(
      person,
      press(({ t }) => t('positions:protect'), 'asks to change what protects the position'),
    )
    const title = person.t('trading:protection.title')
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  },
}
export const Cancels: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'amended')
    await walk(person, toCancel)
    await screen.findByText(person.t('positions:cancelText.open'))
    await walk(person, cancel)
    const history = await screen.findByRole('list', { name: person.t('orders:history') })
    await waitFor(() => expect(history).toHaveTextContent(person.t('causes:member')))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: person.t('positions:cancelOrder') })).toBeNull(),
    )
  },
}
export const CancelsOneOfTwo: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'trailing')
    await walk(person, toCancel)
    await screen.findByText(person.t('positions:cancelText.protect'))
    await walk(person, cancel)
    const history = await screen.findByRole('list', { name: person.t('orders:history') })
    await waitFor(() => expect(history).toHaveTextContent(person.t('causes:member')))
    await person.userEvent.keyboard('{Escape}')
    const protective = (await orderRows(context)).filter(
      (row) =>
        statusOf(row) === 'pendingOrder' &&
        row.textContent.includes(person.t('trading:protection.takeProfit')),
    )
    await expect(protective).toHaveLength(1)
  },
}

const amendmentRefusals = [
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
  'TRADING_BANNED',
  'FUND_OPERATION_PENDING',
  'OUTSIDE_TRADING_TIME',
  'PRICE_UNAVAILABLE',
  'OPENING_BELOW_MINIMUM',
  'AVAILABLE_INSUFFICIENT',
  'PRODUCT_UNAVAILABLE',
  'NOT_YET_LISTED',
] as const satisfies readonly RefusalCodeOnWire[]

export const AmendmentRefused: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'amended')
    await walk(person, toAmend, lessOne)
    await underEach(context, { on: 'trade/amend', codes: amendmentRefusals }, (code) =>
      walk(
        person,
        amend,
        seeRefused({ code }, ({ t }) => t('trading:amend.confirm')),
      ),
    )
  },
}

/** What was asked for stays open, with the way to leave it. */
export const CancellationRefused: Story = {
  play: async (context) => {
    const person = personIn(context)
    await opened(context, 'amended')
    await walk(person, toCancel)
    const codes = ['ORDER_WRONG_STATE', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED'] as const
    await underEach(context, { on: 'trade/cancel', codes }, async (code) => {
      await walk(person, cancel)
      await expect(await screen.findByText(person.t(`refusals:refusals.${code}`))).toBeVisible()
      await expect(screen.getByRole('button', { name: person.t('positions:keep') })).toBeVisible()
    })
  },
}
