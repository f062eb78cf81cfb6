import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed } from '../../../testing/linking.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { FirstRequest } from './FirstRequest.tsx'
import { RequestScreen } from './RequestScreen.tsx'

const meta = {
  title: 'Screens/Request',
  tags: ['screen', 'autodocs'],
  component: FirstRequest,
  args: { kind: 'withdrawal', state: 'underReview' },
  parameters: {
    purpose:
      'Shows one deposit or withdrawal from its submission to its end, as a receipt that can be shared.',
    scenario: { screen: 'request', world: 'withdrawn', asks: ['deposits/list', 'withdrawals/list'] },
  },
} satisfies Meta<typeof FirstRequest>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const anyMoment = /.*\d{1,2}:\d{2}.*/

const stepsOf = async (context: Context, kind: 'deposit' | 'withdrawal') => {
  const { t } = readerOf(context)
  const list = await context.canvas.findByRole('list', { name: t(`request:title.${kind}`) })
  return within(list).getAllByRole('listitem')
}
const deposit = { kind: 'deposit' } as const
const ofDeposits = { scenario: { world: 'deposited' } } as const

export const WithdrawalUnderReview: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByText(messagePattern((at) => t('request:steps.expected', { at }), anyMoment))
    const [submitted, review, arrival] = await stepsOf(context, 'withdrawal')
    await expect(submitted).toHaveTextContent(ui('steps.done'))
    await expect(review).toHaveAttribute('aria-current', 'step')
    await expect(arrival).toHaveTextContent(t('request:steps.arrived.card'))
    await expect(arrival).toHaveTextContent(messagePattern((at) => t('request:steps.by', { at }), anyMoment))
    await expect(
      context.canvas.getByRole('button', { name: t('request:cancel.withdrawal.action') }),
    ).toBeEnabled()
  },
}

/** The review ends while it shows: the stream says so, and the receipt follows. */
export const PassesMeanwhile: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const cancel = await context.canvas.findByRole('button', { name: t('request:cancel.withdrawal.action') })
    await context.broker.advance('10 s')
    await waitFor(() => expect(cancel).not.toBeInTheDocument())
    const [, review, arrival] = await stepsOf(context, 'withdrawal')
    await expect(review).toHaveTextContent(ui('finance.statuses.passed'))
    await expect(arrival).toHaveAttribute('aria-current', 'step')
  },
}

export const WithdrawalPassed: Story = {
  args: { state: 'passed' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const [, review, arrival] = await stepsOf(context, 'withdrawal')
    await expect(review).toHaveTextContent(ui('finance.statuses.passed'))
    await expect(arrival).toHaveTextContent(t('request:steps.arrived.card'))
    await expect(
      context.canvas.queryByRole('button', { name: t('request:cancel.withdrawal.action') }),
    ).toBeNull()
  },
}

/** With what the operator wrote, and the way to another one. */
export const WithdrawalRejected: Story = {
  args: { state: 'rejected' },
  play: async (context) => {
    const { t } = readerOf(context)
    const [, review, returned] = await stepsOf(context, 'withdrawal')
    await expect(review).toHaveTextContent('Your bank has closed the account.')
    await expect(returned).toHaveTextContent(t('request:steps.returned'))
    await expect(context.canvas.queryByText(t('request:facts.arrives'))).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('request:again') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'withdraw' })
  },
}

export const WithdrawalCancelled: Story = {
  args: { state: 'cancelled' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const [, review, returned] = await stepsOf(context, 'withdrawal')
    await expect(review).toHaveTextContent(ui('finance.statuses.cancelled'))
    await expect(returned).toHaveTextContent(t('request:steps.returned'))
  },
}

export const DepositUnderReview: Story = {
  args: deposit,
  parameters: ofDeposits,
  play: async (context) => {
    const { t } = readerOf(context)
    const [, review, credited] = await stepsOf(context, 'deposit')
    await expect(review).toHaveAttribute('aria-current', 'step')
    await expect(credited).toHaveTextContent(t('request:steps.credited'))
    await expect(context.canvas.getByText(t('request:facts.reference'))).toBeVisible()
  },
}

/** USDT is credited as US dollars, at the rate of its submission. */
export const DepositFromAWallet: Story = {
  args: { ...deposit, state: 'passed', method: 'wallet' },
  globals: { hideAmounts: 'shown' },
  parameters: ofDeposits,
  play: async (context) => {
    const { t } = readerOf(context)
    const paid = (await context.canvas.findByText(t('request:facts.paid'))).nextElementSibling
    await expect(paid).toHaveTextContent('1,200.00 USDT')
    const rate = context.canvas.getByText(t('request:facts.rate')).nextElementSibling
    await expect(rate).toHaveTextContent('0.998')
  },
}

export const DepositRejected: Story = {
  args: { ...deposit, state: 'rejected' },
  parameters: ofDeposits,
  play: async (context) => {
    const { t } = readerOf(context)
    const steps = await stepsOf(context, 'deposit')
    await expect(steps).toHaveLength(2)
    await expect(steps[1]).toHaveTextContent('The picture cannot be read.')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('request:again') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit' })
  },
}

export const DepositCancelled: Story = {
  args: { ...deposit, state: 'cancelled' },
  parameters: ofDeposits,
  play: async (context) => {
    await expect(await stepsOf(context, 'deposit')).toHaveLength(2)
  },
}

/** What is shared has its amounts, though they are hidden here. */
export const Shares: Story = {
  args: { ...deposit, state: 'passed', method: 'wallet' },
  globals: { hideAmounts: 'hidden' },
  parameters: ofDeposits,
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const paid = (await context.canvas.findByText(t('request:facts.paid'))).nextElementSibling
    await expect(paid).not.toHaveTextContent('1,200')
    await context.userEvent.click(context.canvas.getByRole('button', { name: ui('finance.receipt.share') }))
    const [shared] = context.share.share.mock.calls[0] ?? []
    await expect(shared?.title).toBe(t('request:title.deposit'))
    await expect(shared?.text).toContain(`${t('request:facts.paid')}: 1,200.00 USDT`)
  },
}

async function askToCancel(context: Context, kind: 'deposit' | 'withdrawal') {
  const { t } = readerOf(context)
  const action = t(`request:cancel.${kind}.action`)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: action }))
  const dialog = await screen.findByRole('dialog', { name: t(`request:cancel.${kind}.question`) })
  return { dialog, confirm: within(dialog).getByRole('button', { name: action }) }
}

export const AsksBeforeItCancels: Story = {
  play: async (context) => {
    const { dialog } = await askToCancel(context, 'withdrawal')
    const { t } = readerOf(context)
    await expect(within(dialog).getByRole('button', { name: t('request:keep') })).toBeEnabled()
  },
}

export const Cancels: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const { dialog, confirm } = await askToCancel(context, 'withdrawal')
    await context.userEvent.click(confirm)
    await closed(dialog)
    // In one language the state is called as the toast is.
    await screen.findAllByText(t('refusals:successes.CANCELLED'))
    const [, review] = await stepsOf(context, 'withdrawal')
    await waitFor(() => expect(review).toHaveTextContent(ui('finance.statuses.cancelled')))
  },
}

/** It has passed while the question was open. */
export const ItEndedMeanwhile: Story = {
  parameters: {
    scenario: {
      world: 'withdrawn',
      faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const { dialog, confirm } = await askToCancel(context, 'withdrawal')
    await context.userEvent.click(confirm)
    await expect(await within(dialog).findByText(t('refusals:refusals.ORDER_NOT_IN_REVIEW'))).toBeVisible()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'withdrawn', faults: [{ on: 'requests/cancel', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const { dialog, confirm } = await askToCancel(context, 'withdrawal')
    await context.userEvent.click(confirm)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(dialog).findByRole('button', { name: check })).toBeVisible()
  },
}

export const ThereIsNone: Story = {
  render: () => <RequestScreen kind="withdrawal" request="none-of-mine" />,
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.ORDER_WRONG_STATE'))
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'withdrawn', faults: [{ on: 'withdrawals/get', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'withdrawn', faults: [{ on: 'withdrawals/get', hang: true }] } },
}
export const RefreshesOnceOnline: Story = {
  args: { state: 'passed' },
  play: (context) => refreshOnceOnline(context, () => stepsOf(context, 'withdrawal')),
}
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  render: () => <RequestScreen kind="withdrawal" request="none-of-mine" />,
}
