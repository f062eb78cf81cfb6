import type { RefusalCodeOnWire } from '@onelot/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed } from '../../../testing/linking.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { FirstApplication } from './FirstApplication.fixture.tsx'

const meta = {
  title: 'Screens/Application',
  tags: ['screen', 'autodocs'],
  component: FirstApplication,
  args: { state: 'toBeDrawn', cancellable: true },
  parameters: {
    purpose:
      'Shows one application for new shares from its beginning to its end, with what happens next and what can be done.',
    scenario: { screen: 'application', world: 'appliedForShares', asks: ['applications/list'] },
  },
} satisfies Meta<typeof FirstApplication>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const nextOf = async (context: Context, name: 'label' | 'ended' = 'label') =>
  context.canvas.findByRole('region', { name: readerOf(context).t(`application:next.${name}`) })
const stepsOf = async (context: Context) => {
  const list = await context.canvas.findByRole('list', { name: readerOf(context).titleOf('application') })
  return within(list).getAllByRole('listitem')
}

/** Presses an action, and answers the question with it. */
async function act(context: Context, action: 'pay' | 'waive' | 'cancel'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const name = messagePattern((amount) => t(`application:${action}.action`, { amount }), /.*/)
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await context.userEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const [applied, closes, drawn] = await stepsOf(context)
    await expect(applied).toHaveTextContent(t('application:steps.applied'))
    await expect(closes).toHaveAttribute('aria-current', 'step')
    await expect(drawn).toHaveTextContent(t('application:steps.drawn'))
    await expect(context.canvas.getByRole('button', { name: t('application:cancel.action') })).toBeEnabled()
  },
}

/** What is known by now is what is paid: it is not called provisional any more. */
export const PriceIsKnownBeforeTheDraw: Story = {
  parameters: { scenario: { world: 'offersPriced', asks: ['applications/list'] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const price = await context.canvas.findByText(t('application:facts.price'))
    await expect(price.nextElementSibling).toHaveTextContent('28,000')
    await expect(context.canvas.queryByText(t('application:facts.provisional'))).toBeNull()
  },
}

export const CalledOff: Story = {
  args: { state: 'calledOff', cancellable: false },
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'offerCalledOff', asks: ['applications/list'] } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await nextOf(context, 'ended')).toHaveTextContent(
      messagePattern((amount) => t('application:next.calledOff', { amount })),
    )
    await expect((await stepsOf(context)).at(-1)).toHaveTextContent(t('application:steps.calledOff'))
  },
}

export const TakesItBack: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const dialog = await act(context, 'cancel')
    await closed(dialog)
    await waitFor(async () =>
      expect(await nextOf(context, 'ended')).toHaveTextContent(
        messagePattern((amount) => t('application:next.cancelled', { amount })),
      ),
    )
    const steps = await stepsOf(context)
    await expect(steps.at(-1)).toHaveTextContent(t('application:steps.cancelled'))
  },
}

/** Closed, and waiting for the draw: nothing can be done any more. */
export const WaitsForTheDraw: Story = {
  args: { cancellable: false },
  play: async (context) => {
    const { t } = readerOf(context)
    await nextOf(context)
    await expect(context.canvas.queryByRole('button', { name: t('application:cancel.action') })).toBeNull()
  },
}

export const IsDrawnMeanwhile: Story = {
  args: { cancellable: false },
  play: async (context) => {
    const { t } = readerOf(context)
    await nextOf(context)
    await context.broker.advance('23 h')
    await waitFor(async () => {
      const steps = await stepsOf(context)
      return expect(steps[2]).toHaveAttribute('data-state', 'done')
    })
    await expect(await context.canvas.findByText(t('application:ways.proof'))).toBeVisible()
  },
}

export const Won: Story = {
  args: { state: 'won', cancellable: false },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const next = await nextOf(context)
    const won = t('application:won', { shares: ui('finance.shares', { count: 20 }) })
    await expect(within(next).getByText(won)).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('application:waive.action') })).toBeEnabled()
  },
}

export const GivesUpWhatWasWon: Story = {
  args: { state: 'won', cancellable: false },
  play: async (context) => {
    const { t } = readerOf(context)
    await act(context, 'waive')
    await screen.findByText(t('application:waive.done'))
    await waitFor(async () =>
      expect(await nextOf(context, 'ended')).toHaveTextContent(
        messagePattern((amount) => t('application:next.waived', { amount })),
      ),
    )
  },
}

/** Short by so much, with the way to deposit it. */
export const ShortAtThePaymentDate: Story = {
  args: { state: 'awaitingPayment', cancellable: false },
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const short = await context.canvas.findByText(
      messagePattern((amount) => t('application:short.title', { amount })),
    )
    await expect(short).toBeVisible()
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('newShares:deposit', { currency: 'KRW' }) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'KRW' })
  },
}

export const CannotBePaid: Story = {
  args: { state: 'awaitingPayment', cancellable: false },
  play: async (context) => {
    const dialog = await act(context, 'pay')
    const text = readerOf(context).t('refusals:refusals.AVAILABLE_INSUFFICIENT')
    await expect(await within(dialog).findByText(text)).toBeVisible()
  },
}

export const Paid: Story = {
  args: { state: 'paid', cancellable: false },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await expect(await nextOf(context)).toHaveTextContent(
      messagePattern((at) => t('application:next.paid', { at, listing: at })),
    )
    await expect(context.canvas.getAllByText(ui('finance.statuses.paid'))[0]).toBeVisible()
  },
}

export const Issued: Story = {
  args: { state: 'issued', cancellable: false },
  play: async (context) => {
    const { t } = readerOf(context)
    const ways = within(await context.canvas.findByRole('list', { name: t('application:ways.label') }))
    await expect(ways.getAllByRole('link')).toHaveLength(3)
  },
}

/** What had been on hold is a row of its own. */
export const NotWon: Story = {
  args: { state: 'notWon', cancellable: false },
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    await nextOf(context, 'ended')
    const returned = context.canvas.getByText(t('application:facts.refunded')).parentElement
    await expect(returned?.nextElementSibling).toHaveTextContent('225,000')
  },
}
export const Waived: Story = { args: { state: 'waived', cancellable: false } }
export const Cancelled: Story = { args: { state: 'cancelled', cancellable: false } }
export const PaymentFailed: Story = {
  args: { state: 'paymentFailed', cancellable: false },
  play: async (context) => {
    const { t } = readerOf(context)
    const steps = await stepsOf(context)
    await expect(steps.at(-1)).toHaveAttribute('data-state', 'failed')
    await expect(steps.at(-1)).toHaveTextContent(t('application:steps.paymentFailed'))
  },
}

/** It has gone on meanwhile: why nothing was done is said beside the button. */
const refused = (
  state: 'awaitingPayment' | 'toBeDrawn',
  action: 'pay' | 'cancel',
  code: RefusalCodeOnWire,
): Story => ({
  args: { state, cancellable: action === 'cancel' },
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: `applications/${action}`, refuse: code }] },
  },
  play: async (context) => {
    const dialog = await act(context, action)
    const text = readerOf(context).t(`refusals:refusals.${code}`)
    await expect(await within(dialog).findByText(text)).toBeVisible()
  },
})
export const TooLateToCancel: Story = refused('toBeDrawn', 'cancel', 'ORDER_WRONG_STATE')
export const PaidAlready: Story = refused('awaitingPayment', 'pay', 'ORDER_WRONG_STATE')
export const FrozenMeanwhile: Story = refused('awaitingPayment', 'pay', 'ACCOUNT_FROZEN')

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'appliedForShares',
      faults: [{ on: 'applications/cancel', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const dialog = await act(context, 'cancel')
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(dialog).findByRole('button', { name: check })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/get', hang: true }] },
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/get', http: 500 }] },
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => nextOf(context)),
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
