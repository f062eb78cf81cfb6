import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { SecuritiesLendingScreen } from './SecuritiesLendingScreen.tsx'

const meta = {
  title: 'Screens/Securities lending',
  tags: ['screen', 'autodocs'],
  component: SecuritiesLendingScreen,
  parameters: {
    purpose:
      'Shows what of the member’s shares is lent, until when and for how much, and what lending brought.',
    scenario: { screen: 'securitiesLending', world: 'lendingRunning' },
  },
} satisfies Meta<typeof SecuritiesLendingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const section = async (context: Context, key: 'lent.label' | 'shares.label' | 'income.label' | 'past') =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t(`securitiesLending:${key}`) }))

async function openLoan(context: Context, of: 'lent.label' | 'past' = 'lent.label') {
  const rows = await section(context, of)
  const [first] = rows.getAllByRole('button')
  if (first === undefined) throw new Error('a loan is listed')
  await context.userEvent.click(first)
  const title = readerOf(context).t('securitiesLending:loan.title')
  return within(await screen.findByRole('dialog', { name: title }))
}

async function askToRecall(context: Context) {
  const { t } = readerOf(context)
  const sheet = await openLoan(context)
  await context.userEvent.click(sheet.getByRole('button', { name: t('securitiesLending:loan.recall') }))
  return within(await screen.findByRole('dialog', { name: t('securitiesLending:recall.question') }))
}

/** 25 shares are lent for a term, 15 automatically: what may be sold comes first. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas } = context
    const { t, ui } = readerOf(context)
    const shares = ui('finance.shares', { count: 25 })
    await expect(await canvas.findByText(t('securitiesLending:sell.lent', { shares }))).toBeVisible()
    const lent = await section(context, 'lent.label')
    await expect(lent.getAllByRole('listitem')).toHaveLength(2)
    await expect((await section(context, 'income.label')).getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}

/** Nothing is lent yet: what last month would have brought shows before anything is switched on. */
export const NothingLentYet: Story = {
  parameters: { scenario: { world: 'lendingOwned' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('securitiesLending:sell.free'))).toBeVisible()
    await expect(canvas.getByText(t('securitiesLending:automatic.lastMonth'))).toBeVisible()
    await expect(canvas.getByText(t('securitiesLending:income.gross'))).toBeVisible()
  },
}

/** It waits for its review. */
export const UnderReview: Story = {
  parameters: { scenario: { world: 'lendingSubmitted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const lent = await section(context, 'lent.label')
    await expect(lent.getByText(ui('finance.statuses.underReview'))).toBeVisible()
    const sheet = await openLoan(context)
    await expect(sheet.getByRole('button', { name: t('securitiesLending:loan.cancel') })).toBeEnabled()
  },
}

export const Cancelled: Story = {
  parameters: { scenario: { world: 'lendingSubmitted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openLoan(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('securitiesLending:loan.cancel') }))
    const question = await screen.findByRole('dialog', { name: t('securitiesLending:cancel.question') })
    await context.userEvent.click(
      within(question).getByRole('button', { name: t('securitiesLending:loan.cancel') }),
    )
    const past = await section(context, 'past')
    await expect(await past.findByText(ui('finance.statuses.cancelled'))).toBeInTheDocument()
  },
}

/** It passed while the question showed: why it cannot be cancelled is in it. */
export const CancelRefused: Story = {
  parameters: {
    scenario: {
      world: 'lendingSubmitted',
      faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const action = { name: t('securitiesLending:loan.cancel') }
    await context.userEvent.click((await openLoan(context)).getByRole('button', action))
    const question = within(
      await screen.findByRole('dialog', { name: t('securitiesLending:cancel.question') }),
    )
    await context.userEvent.click(question.getByRole('button', action))
    await expect(await question.findByText(t('refusals:refusals.ORDER_NOT_IN_REVIEW'))).toBeVisible()
  },
}

/** Why it was rejected is on its sheet. */
export const Rejected: Story = {
  parameters: { scenario: { world: 'lendingRejected' } },
  play: async (context) => {
    const sheet = await openLoan(context, 'past')
    const why = readerOf(context).t('securitiesLending:loan.rejected.operator')
    await expect(sheet.getByText(why, { exact: false })).toBeVisible()
  },
}

/** What a loan has earned so far, before and after tax, and until when it is away. */
export const OneLoan: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openLoan(context)
    for (const fact of ['income.gross', 'income.tax', 'loan.soFar', 'loan.ends'] as const)
      await expect(sheet.getByText(t(`securitiesLending:${fact}`))).toBeVisible()
  },
}

export const AsksToRecall: Story = {
  play: async (context) => {
    const question = await askToRecall(context)
    await expect(question.getByText(readerOf(context).t('securitiesLending:recall.text'))).toBeVisible()
  },
}

export const RecallNow: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToRecall(context)
    await context.userEvent.click(question.getByRole('button', { name: t('securitiesLending:loan.recall') }))
    await expect(await screen.findByText(t('securitiesLending:loan.recalled'))).toBeVisible()
  },
}

/** The broker refuses it: the reason is beside the button. */
export const RecallRefused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToRecall(context)
    const codes = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'] as const
    await underEach(context, { on: 'lending/recall', codes }, async (code) => {
      await context.userEvent.click(
        question.getByRole('button', { name: t('securitiesLending:loan.recall') }),
      )
      await expect(await question.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

export const Recalled: Story = {
  parameters: { scenario: { world: 'lendingRecalled' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openLoan(context)
    await expect(sheet.getByText(t('securitiesLending:loan.recalled'))).toBeVisible()
    await expect(sheet.queryByRole('button', { name: t('securitiesLending:loan.recall') })).toBeNull()
  },
}

/** By month and by share: what was left after tax, and what it was made of. */
export const Paid: Story = {
  parameters: { scenario: { world: 'lendingPaid' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const income = await section(context, 'income.label')
    await context.userEvent.click(income.getByRole('radio', { name: t('securitiesLending:income.month') }))
    await expect(income.getAllByRole('listitem')).toHaveLength(2)
    await context.userEvent.click(income.getByRole('radio', { name: t('securitiesLending:income.share') }))
    const [share] = income.getAllByRole('button')
    if (share === undefined) throw new Error('a share was paid for')
    await context.userEvent.click(share)
    const sheet = within(await screen.findByRole('dialog', { name: t('securitiesLending:income.label') }))
    for (const part of ['gross', 'tax', 'net'] as const)
      await expect(sheet.getByText(t(`securitiesLending:income.${part}`))).toBeVisible()
  },
}

/** The market of the share is closed to lending. */
export const MarketClosedToLending: Story = {
  parameters: { scenario: { world: 'lendingClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('securitiesLending:closedMarket'))).toBeVisible()
    const shares = await section(context, 'shares.label')
    await expect(shares.getByText(t('securitiesLending:closedShare'))).toBeVisible()
    await expect(shares.queryByRole('button')).toBeNull()
  },
}

export const NoShares: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    const title = readerOf(context).t('securitiesLending:empty.title')
    await expect(await context.canvas.findByText(title)).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutLending' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const said = t('notOffered:title', { area: titleOf('securitiesLending') })
    await expect(await context.canvas.findByText(said)).toBeVisible()
  },
}

/** What is lent can still be recalled. */
export const NotOfferedAnyMore: Story = {
  parameters: { scenario: { world: 'lendingStopped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('securitiesLending:stopped'))).toBeVisible()
    const lent = await section(context, 'lent.label')
    await expect(lent.getByRole('button')).toBeVisible()
    const shares = t('securitiesLending:shares.label')
    await expect(context.canvas.queryByRole('region', { name: shares })).toBeNull()
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const Loading: Story = {
  parameters: { scenario: { world: 'lendingRunning', faults: [{ on: 'lending/overview', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'lendingRunning', faults: [{ on: 'lending/overview', http: 500 }] } },
}

export const IncomeFails: Story = {
  parameters: { scenario: { world: 'lendingRunning', faults: [{ on: 'lending/income', http: 500 }] } },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'lendingRunning', faults: [{ on: '*', offline: true }] } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
