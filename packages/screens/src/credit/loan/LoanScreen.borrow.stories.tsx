import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { LoanScreen } from './LoanScreen.tsx'

const meta = {
  title: 'Screens/Loan/Borrowing',
  tags: ['screen'],
  component: LoanScreen,
  parameters: {
    purpose: 'Takes a request for a loan with all that it costs before it is sent, and says why it cannot.',
    scenario: { screen: 'loan', world: 'loanOffered' },
  },
} satisfies Meta<typeof LoanScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('loan:borrow.action') })
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('loan:borrow.title') })
}

async function plans(context: Context, amount = '24500000'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await context.userEvent.keyboard(amount)
  await press(context, sheet, t('loan:borrow.next'))
  const next = await screen.findByRole('dialog', { name: t('loan:borrow.plans') })
  await within(next).findAllByRole('radio')
  return next
}

async function review(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  await press(context, await plans(context), t('loan:borrow.next'))
  return screen.findByRole('dialog', { name: t('loan:borrow.review') })
}
const confirmName = (context: Context) =>
  messagePattern((amount) => readerOf(context).t('loan:borrow.confirm', { amount }))

/** By a finger on the scale: its end is all that may be borrowed. */
export const HowMuch: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    const scale = sheet.getByRole('slider', { name: t('loan:borrow.slider') })
    await fireEvent.change(scale, { target: { value: '50' } })
    await expect(scale).toHaveValue('50')
    await fireEvent.change(scale, { target: { value: '100' } })
    await expect(scale).toHaveValue('100')
  },
}

/** More than may be borrowed is said at once, and keeps the sheet. */
export const AboveTheLine: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.keyboard('99000000000')
    const above = messagePattern((amount) => t('refusals:refusals.LOAN_QUOTA_EXCEEDED', { amount }))
    await expect(await within(sheet).findByText(above)).toBeVisible()
    await press(context, sheet, t('loan:borrow.next'))
    await expect(screen.getByRole('dialog', { name: t('loan:borrow.title') })).toBeVisible()
  },
}

export const NothingTyped: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await press(context, sheet, t('loan:borrow.next'))
    await expect(within(sheet).getByText(t('refusals:fields.required'))).toBeVisible()
  },
}

/** Each way to pay it back with its cost in won before its rate, the whole schedule, and what a fall would do. */
export const HowToPayItBack: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await plans(context))
    await expect(sheet.getAllByRole('radio')).toHaveLength(4)
    const table = sheet.getByRole('region', { name: t('credit:schedule.table') })
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(3)
    await expect(sheet.getByText(t('loan:borrow.falls'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('credit:schedule.save') })).toBeEnabled()
  },
}

/** A lump sum is one instalment at the end, and costs the most. */
export const AsALumpSum: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await plans(context))
    const lump = t('credit:plan.lump', { count: 12 })
    await context.userEvent.click(sheet.getByRole('radio', { name: (name) => name.startsWith(lump) }))
    const table = sheet.getByRole('region', { name: t('credit:schedule.table') })
    // Its head, its one instalment, and the sums.
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3))
  },
}

export const QuotesFail: Story = {
  parameters: { scenario: { world: 'loanOffered', faults: [{ on: 'loans/quotes', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.keyboard('24500000')
    await press(context, sheet, t('loan:borrow.next'))
    const next = await screen.findByRole('dialog', { name: t('loan:borrow.plans') })
    await expect(await within(next).findByText(t('app:failure.safe'))).toBeVisible()
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('loan:borrow.repaid'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: confirmName(context) })).toBeEnabled()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    const receipt = await screen.findByRole('dialog', { name: t('loan:done.title') })
    await expect(within(receipt).getByText(t('loan:done.note'))).toBeVisible()
  },
}

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    const codes = [
      'PRODUCT_UNAVAILABLE',
      'LOAN_CAMPAIGN_CLOSED',
      'CREDIT_SCORE_TOO_LOW',
      'LOAN_UNPAID',
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'ORDER_PENDING_REVIEW',
      'LOAN_PRINCIPAL_BELOW',
      'LOAN_QUOTA_EXCEEDED',
    ] as const
    await underEach(context, { on: 'loans/submit', codes }, async (code) => {
      await press(context, sheet, confirmName(context))
      const text = messagePattern((value) => t(`refusals:refusals.${code}`, { amount: value, until: value }))
      await expect(await within(sheet).findByText(text)).toBeVisible()
      await expect(screen.getByRole('dialog', { name: t('loan:borrow.review') })).toBeVisible()
    })
  },
}

export const TheLastPlaceIsTaken: Story = {
  parameters: {
    scenario: {
      world: 'loanOffered',
      faults: [{ on: 'loans/submit', refuse: 'LOAN_PLACES_FULL' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const [sentence = ''] = t('refusals:refusals.LOAN_PLACES_FULL', { count: 50 }).split(/[.:0-9]/)
    await expect(await within(sheet).findByText(sentence, { exact: false })).toBeVisible()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'loanOffered', faults: [{ on: 'loans/submit', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}
