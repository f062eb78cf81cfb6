import { decimal, instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fromElsewhere } from '../../../testing/elsewhere.ts'
import { orderRows, statusOf } from '../../../testing/findOrder.ts'
import { readerOf } from '../../../testing/readers.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const meta = {
  title: 'Screens/Orders/Cancel all',
  tags: ['screen'],
  component: OrdersScreen,
  args: { show: 'working' },
  parameters: { scenario: { screen: 'orders', world: 'orderHistory' } },
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>
type Played = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

/** Of the world: one that opens with protection to come, one that closes, one in crypto; two protect a position. */
const pending = 3
const protective = 2

async function ask(context: Played) {
  const { t } = readerOf(context)
  await orderRows(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('positions:cancelAll') }))
  return within(await screen.findByRole('dialog', { name: t('cancelAll:question', { count: pending }) }))
}

async function confirm(context: Played) {
  const dialog = await ask(context)
  await context.userEvent.click(
    dialog.getByRole('button', { name: readerOf(context).t('cancelAll:confirm') }),
  )
}

/** How many it concerns, that those of positions stay, and that what comes with an order goes with it. */
export const Question: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const dialog = await ask(context)
    await expect(dialog.getByText(t('cancelAll:stays', { count: protective }))).toBeVisible()
    await expect(dialog.getByText(t('cancelAll:goes'))).toBeVisible()
  },
}
export const QuestionOnASmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await ask(context)
  },
}
export const KeepsThem: Story = {
  play: async (context) => {
    const before = (await orderRows(context)).length
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('button', { name: readerOf(context).t('cancelAll:keep') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await orderRows(context)).toHaveLength(before)
  },
}
export const CancelsAll: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context)
    await screen.findByText(t('cancelAll:done', { count: pending }))
    await waitFor(async () => {
      await expect(await orderRows(context)).toHaveLength(protective)
    })
    for (const row of await orderRows(context)) await expect(statusOf(row)).toBe('pendingOrder')
    await expect(context.canvas.queryByRole('button', { name: t('positions:cancelAll') })).toBeNull()
  },
}
/** While the question is open one of them is filled, and no answer has told it yet. */
export const SomeWereFilledBefore: Story = {
  play: async (context) => {
    const { broker, userEvent } = context
    const { t } = readerOf(context)
    const dialog = await ask(context)
    broker.setFaults([{ on: 'trade/orders', hang: true }])
    await broker.broker.operator.setPrice(instrumentId('US:AAPL'), decimal('140.00'))
    await broker.advance('1 s')
    await userEvent.click(dialog.getByRole('button', { name: t('cancelAll:confirm') }))
    const text = t('cancelAll:part', { count: pending - 1, asked: pending })
    await screen.findByText(text)
  },
}
/** They were cancelled elsewhere, which the list has not heard of. */
export const NothingIsLeft: Story = {
  parameters: {
    scenario: {
      screen: 'orders',
      world: 'orderHistory',
      faults: [{ on: 'stream/open', offline: true }],
    },
  },
  play: async (context) => {
    const { broker, canvas, userEvent } = context
    const { t } = readerOf(context)
    await orderRows(context)
    await fromElsewhere(broker, 'trade/cancelAll', {})
    await userEvent.click(canvas.getByRole('button', { name: t('positions:cancelAll') }))
    await screen.findByRole('dialog', { name: t('cancelAll:nothing') })
    await expect(screen.queryByRole('button', { name: t('cancelAll:confirm') })).toBeNull()
  },
}
export const CountLoading: Story = {
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t } = readerOf(context)
    await orderRows(context)
    broker.setFaults([{ on: 'trade/orders', hang: true }])
    await userEvent.click(canvas.getByRole('button', { name: t('positions:cancelAll') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('cancelAll:title') }))
    await expect(dialog.getByRole('button', { name: t('cancelAll:confirm') })).toBeDisabled()
  },
}
export const CountNotLoaded: Story = {
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t } = readerOf(context)
    await orderRows(context)
    broker.setFaults([{ on: 'trade/orders', http: 500 }])
    await userEvent.click(canvas.getByRole('button', { name: t('positions:cancelAll') }))
    await screen.findByText(t('app:failure.safe'))
    await expect(screen.getByRole('button', { name: t('cancelAll:confirm') })).toBeDisabled()
  },
}
/** The account is frozen meanwhile: its opening orders were cancelled, and the rules refuse. */
export const RefusedOfAFrozenAccount: Story = {
  play: async (context) => {
    const { broker, userEvent } = context
    const { t } = readerOf(context)
    const dialog = await ask(context)
    broker.setFaults([{ on: 'trade/orders', hang: true }])
    await broker.broker.operator.setOnMember(
      { phone: '01012345678' },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    await userEvent.click(dialog.getByRole('button', { name: t('cancelAll:confirm') }))
    await expect(await screen.findByText(t('refusals:refusals.ACCOUNT_FROZEN'))).toBeVisible()
  },
}
export const RefusedOfADisabledAccount: Story = {
  parameters: {
    scenario: { world: 'orderHistory', faults: [{ on: 'trade/cancelAll', refuse: 'ACCOUNT_DISABLED' }] },
  },
  play: async (context) => {
    await confirm(context)
    const text = readerOf(context).t('refusals:refusals.ACCOUNT_DISABLED')
    await expect(await screen.findByText(text)).toBeVisible()
  },
}
/** No answer came: the app asks the broker whether they are cancelled, and sends nothing twice. */
export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'orderHistory', faults: [{ on: 'trade/cancelAll', offline: true, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context)
    await expect(await screen.findByText(t('app:unknown.sending'))).toBeVisible()
    await expect(screen.getByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}
