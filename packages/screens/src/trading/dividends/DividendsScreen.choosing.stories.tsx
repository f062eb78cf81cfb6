import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { DividendsScreen } from './DividendsScreen.tsx'

const meta = {
  title: 'Screens/Dividends/Choosing',
  tags: ['screen'],
  component: DividendsScreen,
  parameters: {
    purpose: 'Takes a choice between cash and shares, its withdrawal, and the standing choice.',
    scenario: { screen: 'dividends', world: 'electionOpen' },
  },
} satisfies Meta<typeof DividendsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
const inside = (element: HTMLElement) => within(element)
type Sheet = ReturnType<typeof inside>

const press = (context: Context, sheet: Sheet, name: string) =>
  context.userEvent.click(sheet.getByRole('button', { name }))

async function open(context: Context, title: string): Promise<Sheet> {
  const card = within(await context.canvas.findByRole('article'))
  await context.userEvent.click(card.getByRole('button'))
  return inside(await screen.findByRole('dialog', { name: title }))
}

const openChoice = (context: Context) => open(context, readerOf(context).t('elections:choose.title'))

/** Radios are named by what they say first. */
const radio = (sheet: Sheet, label: string) =>
  sheet.getByRole('radio', { name: (name: string) => name.startsWith(label) })

async function review(context: Context): Promise<Sheet> {
  const { t } = readerOf(context)
  const sheet = await openChoice(context)
  await context.userEvent.click(radio(sheet, t('elections:shares')))
  await press(context, sheet, t('elections:choose.next'))
  return inside(await screen.findByRole('dialog', { name: t('elections:review.title') }))
}

async function askToWithdraw(context: Context): Promise<Sheet> {
  const { t } = readerOf(context)
  const sheet = await open(context, t('elections:heading'))
  await press(context, sheet, t('elections:withdraw.action'))
  return inside(await screen.findByRole('dialog', { name: t('elections:withdraw.question') }))
}

async function askStanding(context: Context): Promise<Sheet> {
  const { t } = readerOf(context)
  const label = t('elections:standing.label')
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: (name: string) => name.startsWith(label) }),
  )
  return inside(await screen.findByRole('dialog', { name: label }))
}

/** Cash is chosen until shares are, and both show what they pay. */
export const CashOrShares: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openChoice(context)
    await expect(radio(sheet, t('elections:cash'))).toBeChecked()
    for (const fact of ['facts.last', 'facts.shares', 'facts.rest', 'times.until'] as const)
      await expect(sheet.getByText(t(`elections:${fact}`))).toBeInTheDocument()
  },
}

/** Nothing is sent: cash is paid without a choice. */
export const KeepsCash: Story = {
  play: async (context) => {
    const sheet = await openChoice(context)
    await press(context, sheet, readerOf(context).t('elections:choose.keep'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    const note = messagePattern((date) => t('elections:review.note', { date }))
    await expect(sheet.getByText(note)).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('elections:review.confirm') })).toBeEnabled()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), t('elections:review.confirm'))
    const receipt = inside(await screen.findByRole('dialog', { name: t('elections:done.title') }))
    await expect(receipt.getByText(t('elections:notes.underReview'))).toBeVisible()
    await press(context, receipt, t('elections:done.close'))
    const card = within(await context.canvas.findByRole('article'))
    await expect(await card.findByText(t('elections:marks.asked'))).toBeVisible()
  },
}

/** What has come in the way while it was chosen: the review stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    const codes = [
      'PRODUCT_UNAVAILABLE',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
    ] as const
    await underEach(context, { on: 'electiveDividends/elect', codes }, async (code) => {
      await press(context, sheet, t('elections:review.confirm'))
      const text = messagePattern((from) => t(`refusals:refusals.${code}`, { from }))
      await expect(await sheet.findByText(text)).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'electionOpen',
      faults: [{ on: 'electiveDividends/elect', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await press(context, sheet, t('elections:review.confirm'))
    await expect(await sheet.findByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}

/** Under review it is cancelled as any request, and may be chosen anew. */
export const Cancelled: Story = {
  parameters: { scenario: { world: 'electionSubmitted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await open(context, t('elections:heading'))
    await press(context, sheet, t('elections:cancel.action'))
    const question = inside(await screen.findByRole('dialog', { name: t('elections:cancel.question') }))
    await press(context, question, t('elections:cancel.action'))
    await expect(await screen.findByRole('dialog', { name: t('elections:choose.title') })).toBeVisible()
  },
}

export const AsksToWithdraw: Story = {
  parameters: { scenario: { world: 'electionAccepted' } },
  play: async (context) => {
    const question = await askToWithdraw(context)
    await expect(question.getByText(readerOf(context).t('elections:withdraw.text'))).toBeVisible()
  },
}

export const Withdrawn: Story = {
  parameters: { scenario: { world: 'electionAccepted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToWithdraw(context)
    await press(context, question, t('elections:withdraw.action'))
    await expect(await screen.findByText(t('elections:withdraw.done'))).toBeVisible()
    await expect(await screen.findByRole('dialog', { name: t('elections:choose.title') })).toBeVisible()
  },
}

/** The broker refuses it: the reason is beside the button. */
export const WithdrawalRefused: Story = {
  parameters: { scenario: { world: 'electionAccepted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToWithdraw(context)
    const codes = [
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'ORDER_WRONG_STATE',
      'SUBSCRIPTION_CHANNEL_CLOSED',
    ] as const
    await underEach(context, { on: 'electiveDividends/withdraw', codes }, async (code) => {
      await press(context, question, t('elections:withdraw.action'))
      await expect(await question.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

export const Standing: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askStanding(context)
    await expect(radio(sheet, t('elections:standing.ask.label'))).toBeChecked()
    await expect(sheet.getByText(t('elections:standing.note'))).toBeVisible()
  },
}

export const AlwaysShares: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askStanding(context)
    await context.userEvent.click(radio(sheet, t('elections:standing.shares.label')))
    await press(context, sheet, t('elections:standing.save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText(t('elections:standing.shares.label'))).toBeVisible()
  },
}

export const StandingRefused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askStanding(context)
    await context.userEvent.click(radio(sheet, t('elections:standing.shares.label')))
    const codes = [
      'PRODUCT_UNAVAILABLE',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
    ] as const
    await underEach(context, { on: 'electiveDividends/setStanding', codes }, async (code) => {
      await press(context, sheet, t('elections:standing.save'))
      await expect(await sheet.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}
