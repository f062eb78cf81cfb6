import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { NewestLoan } from './NewestLoan.tsx'

const meta = {
  title: 'Screens/Loan detail',
  tags: ['screen', 'autodocs'],
  component: NewestLoan,
  parameters: {
    purpose:
      'Shows one loan from its request to its last won: terms, schedule, what was paid, what is overdue.',
    scenario: { screen: 'loanDetail', world: 'loanPaidOnce', asks: ['loans/list'] },
  },
} satisfies Meta<typeof NewestLoan>
export default meta
type Story = StoryObj<typeof meta>

/** What is still to come, and what was paid. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByRole('region', { name: t('credit:schedule.table') })).toBeVisible()
    await expect(await canvas.findByText(t('credit:payments.collected'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('credit:schedule.save') })).toBeEnabled()
  },
}

export const Running: Story = { parameters: { scenario: { world: 'loanRunning' } } }

export const Overdue: Story = {
  parameters: { scenario: { world: 'loanOverdue' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const overdue = messagePattern((amount) => t('credit:overdue.title', { amount }))
    await expect(await context.canvas.findByText(overdue)).toBeVisible()
    await expect(await context.canvas.findByText(t('credit:payments.missing'))).toBeVisible()
  },
}

/** Its end is certified. */
export const PaidBack: Story = {
  parameters: { scenario: { world: 'loanRepaid' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('credit:certificate.end') }))
    await expect(canvas.getByText(t('credit:facts.ended'))).toBeVisible()
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'loanSubmitted' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('loanDetail:underReview'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('credit:cancel.action') }))
    const question = await screen.findByRole('dialog', { name: t('credit:cancel.question') })
    await expect(within(question).getByText(t('credit:cancel.loan'))).toBeVisible()
  },
}

/** With why, and what the operator wrote. */
export const Rejected: Story = {
  parameters: { scenario: { world: 'loanRejected' } },
  play: async (context) => {
    const why = readerOf(context).t('credit:rejected.operator')
    await expect(await context.canvas.findByText(why, { exact: false })).toBeVisible()
  },
}

/** What runs stays in reach where the site gives no loans any more. */
export const NoLoansAnyMore: Story = {
  parameters: { scenario: { world: 'loanStopped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('credit:next.label'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'loanRunning', faults: [{ on: 'loans/get', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'loanRunning', faults: [{ on: 'loans/get', http: 500 }] } },
}

export const NotFound: Story = {
  parameters: {
    scenario: { world: 'loanRunning', faults: [{ on: 'loans/get', refuse: 'ORDER_WRONG_STATE' }] },
  },
}
