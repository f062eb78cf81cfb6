import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { RepaymentScreen } from './LoanScreen.tsx'

const meta = {
  title: 'Screens/Loan/Repayment',
  tags: ['screen'],
  component: RepaymentScreen,
  parameters: {
    purpose: 'Says what is owed, what is taken next and whether there is enough, and takes a repayment.',
    scenario: { screen: 'loan', world: 'loanRunning' },
  },
} satisfies Meta<typeof RepaymentScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('loan:repay.action') }))
  return screen.findByRole('dialog', { name: t('loan:repay.title') })
}

async function review(context: Context, amount = '4750000'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await context.userEvent.keyboard(amount)
  await within(sheet).findAllByText(t('loan:repay.saved'))
  await press(context, sheet, t('loan:repay.next'))
  return screen.findByRole('dialog', { name: t('loan:repay.review') })
}
const confirmName = (context: Context) =>
  messagePattern((amount) => readerOf(context).t('loan:repay.confirm', { amount }))

/** What is left, what is taken next, and what secures it. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('loan:repay.outstanding'))).toBeVisible()
    await expect(canvas.getByText(t('credit:next.enough'))).toBeVisible()
    await expect(canvas.getByText(t('loan:collateral.ratio'))).toBeVisible()
    await expect(await canvas.findByText(t('credit:payments.drawn'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('credit:certificate.debt') })).toBeEnabled()
  },
}

/** One instalment was collected by the clock. */
export const PaidOnce: Story = {
  parameters: { scenario: { world: 'loanPaidOnce' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('credit:payments.collected'))).toBeVisible()
  },
}

/** What is missing, what follows from it, and the deposit one tap away. */
export const Overdue: Story = {
  parameters: { scenario: { world: 'loanOverdue' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const overdue = messagePattern((amount) => t('credit:overdue.title', { amount }))
    await expect(await canvas.findByText(overdue)).toBeVisible()
    await expect(
      canvas.getByText(messagePattern((amount) => t('credit:next.short', { amount }))),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('newShares:deposit', { currency: 'KRW' }) }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'KRW' })
  },
}

/** Too little secures it: said in words, beside the prices at which a share does that. */
export const TooLittleSecuresIt: Story = { parameters: { scenario: { world: 'loanCollateralLow' } } }

/** One share secures nearly all of it: the price at which that is too little leads to its chart, which has it as a line. */
export const NearTheWarning: Story = {
  parameters: { scenario: { world: 'loanNearWarning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const label = messagePattern((warning) => t('loan:collateral.prices', { warning }))
    const prices = within(await context.canvas.findByRole('list', { name: label }))
    await expect(prices.getAllByRole('link')).toHaveLength(1)
  },
}

/** What is paid for shares that were just sold counts, though it may not be withdrawn yet. */
export const PaidFromWhatHasNotSettled: Story = {
  parameters: { scenario: { world: 'loanUnsettled' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.click(await within(sheet).findByText(t('loan:repay.all')))
    await within(sheet).findAllByText(t('loan:repay.saved'))
    await press(context, sheet, t('loan:repay.next'))
    await expect(await screen.findByRole('dialog', { name: t('loan:repay.review') })).toBeVisible()
  },
}

/** One repayment at a time: it waits for its review, and can be taken back. */
export const UnderReview: Story = {
  parameters: { scenario: { world: 'repaymentSubmitted' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('credit:cancel.action') }))
    const question = await screen.findByRole('dialog', { name: t('credit:cancel.question') })
    await expect(within(question).getByText(t('credit:cancel.repayment'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('loan:repay.action') })).toBeNull()
  },
}

/** Paid back: nothing is owed, and what was borrowed is listed. */
export const PaidBack: Story = {
  parameters: { scenario: { world: 'loanRepaid' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('loan:repay.none.title'))).toBeVisible()
    await expect(context.canvas.getByText(t('credit:status.repaid'))).toBeVisible()
  },
}

export const NothingOwed: Story = {
  parameters: { scenario: { world: 'loanOffered' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('loan:repay.none.action') }))
    await expect(await canvas.findByText(t('loan:line.label'))).toBeVisible()
  },
}

/** What runs goes on, and stays in reach, where the site gives no loans any more. */
export const NoLoansAnyMore: Story = {
  parameters: { scenario: { world: 'loanStopped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('loan:stopped'))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('loan:repay.action') })).toBeEnabled()
  },
}

/** What it spares shows while the amount is typed. */
export const HowMuch: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await expect(within(sheet).getByText(t('loan:repay.free'))).toBeVisible()
    await press(context, sheet, t('loan:repay.all'))
    await expect(await within(sheet).findByText(t('loan:repay.saved'))).toBeVisible()
  },
}

export const AboveTheLoan: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.keyboard('99000000')
    const above = messagePattern((amount) => t('refusals:refusals.REPAYMENT_ABOVE_LOAN', { amount }))
    await expect(await within(sheet).findByText(above)).toBeVisible()
  },
}

/** There is too little won: the way to pay it in. */
export const ShortOfMoney: Story = {
  parameters: { scenario: { world: 'loanOverdue' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await press(context, sheet, t('loan:repay.all'))
    await press(context, sheet, t('newShares:deposit', { currency: 'KRW' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'KRW' })
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('loan:repay.saved'))).toBeVisible()
    await expect(sheet.getByText(t('loan:repay.free'))).toBeVisible()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    await expect(await screen.findByRole('dialog', { name: t('loan:repay.done') })).toBeVisible()
  },
}

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    const codes = [
      'ACCOUNT_FROZEN',
      'ORDER_WRONG_STATE',
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'REPAYMENT_ABOVE_LOAN',
      'BALANCE_INSUFFICIENT',
      'AVAILABLE_INSUFFICIENT',
    ] as const
    await underEach(context, { on: 'loans/repay', codes }, async (code) => {
      await press(context, sheet, confirmName(context))
      const text = messagePattern((amount) => t(`refusals:refusals.${code}`, { amount }))
      await expect(await within(sheet).findByText(text)).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'loanRunning', faults: [{ on: 'loans/repay', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'loanRunning', faults: [{ on: 'loans/overview', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'loanRunning', faults: [{ on: 'loans/overview', http: 500 }] } },
}
