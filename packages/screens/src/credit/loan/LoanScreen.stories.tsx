import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { LoanScreen } from './LoanScreen.tsx'

const meta = {
  title: 'Screens/Loan',
  tags: ['screen', 'autodocs'],
  component: LoanScreen,
  parameters: {
    purpose: 'Says what the member may borrow, how that came about and what it means to borrow.',
    scenario: { screen: 'loan', world: 'loanOffered' },
  },
} satisfies Meta<typeof LoanScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const inWorld = (world: 'loanBelow' | 'loanFull' | 'loanClosed' | 'loanRejected' | 'loanRunning') => ({
  scenario: { world },
})

async function saysInPlaceOfTheAction(context: Context, text: RegExp | string) {
  const { t } = readerOf(context)
  await expect(await context.canvas.findByText(text)).toBeVisible()
  await expect(context.canvas.queryByRole('button', { name: t('loan:borrow.action') })).toBeNull()
}

/** How much, and line by line how that came about. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('loan:line.label'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('loan:line.how') }))
    await expect(await canvas.findByText(t('loan:line.collateral'))).toBeVisible()
    await expect(canvas.getByText(t('loan:plain.withdrawal'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('loan:borrow.action') })).toBeEnabled()
  },
}

/** The score is a list of what raised and lowered it. */
export const TheScore: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const score = await context.canvas.findByRole('region', { name: t('loan:score.label') })
    await expect(await within(score).findByRole('meter')).toHaveAttribute('aria-valuenow', '100')
    const opened = messagePattern((date) => t('loan:score.opened', { date }))
    await expect(within(score).getByText(opened)).toBeVisible()
  },
}

/** Too little is one's own: how much it takes, and the way to pay it in. */
export const TooLittle: Story = {
  parameters: inWorld('loanBelow'),
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const least = messagePattern((amount) => t('refusals:refusals.LOAN_PRINCIPAL_BELOW', { amount }))
    await saysInPlaceOfTheAction(context, least)
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('deposit') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit' })
  },
}

export const NoPlaceLeft: Story = {
  parameters: inWorld('loanFull'),
  play: async (context) => {
    const { t } = readerOf(context)
    await saysInPlaceOfTheAction(context, t('refusals:refusals.LOAN_PLACES_FULL', { count: 0 }))
  },
}

export const Closed: Story = {
  parameters: inWorld('loanClosed'),
  play: async (context) => {
    const { t } = readerOf(context)
    const closed = messagePattern((until) => t('refusals:refusals.LOAN_CAMPAIGN_CLOSED', { until }))
    await saysInPlaceOfTheAction(context, closed)
    await expect(context.canvas.getByText(t('loan:terms.closed'))).toBeVisible()
  },
}

/** It waits for its review, and can be taken back. */
export const UnderReview: Story = {
  parameters: { scenario: { world: 'loanSubmitted' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('credit:cancel.action') }))
    const question = await screen.findByRole('dialog', { name: t('credit:cancel.question') })
    await expect(within(question).getByText(t('credit:cancel.loan'))).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { scenario: { world: 'loanSubmitted' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const action = t('credit:cancel.action')
    await userEvent.click(await canvas.findByRole('button', { name: action }))
    const question = await screen.findByRole('dialog', { name: t('credit:cancel.question') })
    await userEvent.click(within(question).getByRole('button', { name: action }))
    await expect(await canvas.findByText(ui('finance.statuses.cancelled'))).toBeInTheDocument()
  },
}

/** Rejected, it is listed; another one may be asked for. */
export const Rejected: Story = {
  parameters: inWorld('loanRejected'),
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const loans = await context.canvas.findByRole('region', { name: t('credit:loans.label') })
    await expect(within(loans).getByText(ui('finance.statuses.rejected'))).toBeVisible()
  },
}

/** While a loan runs nothing more may be borrowed: the way leads to paying it back. */
export const WithALoan: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: inWorld('loanRunning'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, titleOf } = readerOf(context)
    await expect(await canvas.findByText(t('loan:line.has'))).toBeVisible()
    await expect(canvas.getByText(t('loan:line.label')).parentElement).toHaveTextContent(/₩\s?0(?![\d,])/)
    await userEvent.click(canvas.getByRole('tab', { name: titleOf('repayment') }))
    await expect(await canvas.findByText(t('loan:repay.outstanding'))).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutLoans' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const said = t('notOffered:title', { area: titleOf('loan') })
    await expect(await context.canvas.findByText(said)).toBeVisible()
  },
}

export const NotVerified: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: (context) =>
    saysInPlaceOfTheAction(context, readerOf(context).t('refusals:refusals.REAL_NAME_REQUIRED')),
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const Loading: Story = {
  parameters: { scenario: { world: 'loanOffered', faults: [{ on: 'loans/overview', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'loanOffered', faults: [{ on: 'loans/overview', http: 500 }] } },
}

export const TheScoreFails: Story = {
  parameters: { scenario: { world: 'loanOffered', faults: [{ on: 'member/creditScore', http: 500 }] } },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'loanOffered', faults: [{ on: '*', offline: true }] } },
}
