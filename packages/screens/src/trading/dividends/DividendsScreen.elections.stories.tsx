import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DividendsScreen } from './DividendsScreen.tsx'

const meta = {
  title: 'Screens/Dividends/Elections',
  tags: ['screen'],
  component: DividendsScreen,
  parameters: {
    purpose:
      'Shows dividends that may be taken in shares: cash beside shares with the rest, what is paid without a choice, and how long one may choose.',
    scenario: { screen: 'dividends', world: 'electionOpen' },
  },
} satisfies Meta<typeof DividendsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const cardOf = async (context: Context) => within(await context.canvas.findByRole('article'))

/** The two choices of the card: what it will be, as it is now, is marked. */
async function marked(context: Context, key: 'default' | 'closed' | 'asked' | 'chosen') {
  const card = await cardOf(context)
  await expect(card.getByText(readerOf(context).t(`elections:marks.${key}`))).toBeVisible()
  return card
}

async function open(context: Context) {
  const card = await cardOf(context)
  await context.userEvent.click(card.getByRole('button'))
  return within(await screen.findByRole('dialog'))
}

async function openRecords(context: Context) {
  const { t } = readerOf(context)
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('tab', { name: t('dividends:tabs.applications') }))
  await userEvent.click(await canvas.findByRole('radio', { name: t('elections:views.elections') }))
}

/** Cash is paid without a choice; shares are estimated by the last price, which it says. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await marked(context, 'default')
    await expect(card.getByText(/816\.00/)).toBeVisible()
    await expect(card.getByRole('timer', { name: t('elections:times.left') })).toBeVisible()
    await expect(card.getByRole('button', { name: t('elections:open.choose') })).toBeEnabled()
  },
}

/** Nobody can choose yet: the sheet says from when. */
export const Ahead: Story = {
  parameters: { scenario: { world: 'electionAhead' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await cardOf(context)
    await expect(card.getByText(t('elections:times.opens'))).toBeVisible()
    const sheet = await open(context)
    for (const choice of sheet.getAllByRole('radio')) await expect(choice).toBeDisabled()
    await expect(sheet.getByText(messagePattern((at) => t('elections:choose.notYet', { at })))).toBeVisible()
    await expect(sheet.queryByRole('button', { name: t('elections:choose.keep') })).toBeNull()
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'electionSubmitted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = await marked(context, 'asked')
    await expect(card.getByText(ui('finance.statuses.underReview'))).toBeVisible()
    const sheet = await open(context)
    await expect(sheet.getByText(t('elections:notes.underReview'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('elections:cancel.action') })).toBeEnabled()
  },
}

/** Why it was rejected is on the card, and shares may be asked for again. */
export const Rejected: Story = {
  parameters: { scenario: { world: 'electionRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await marked(context, 'default')
    await expect(card.getByText(t('elections:rejected.operator'), { exact: false })).toBeVisible()
    await expect(card.getByRole('button', { name: t('elections:open.choose') })).toBeEnabled()
  },
}

export const Accepted: Story = {
  parameters: { scenario: { world: 'electionAccepted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await marked(context, 'chosen')
    const sheet = await open(context)
    await expect(sheet.getByText(t('elections:notes.accepted'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('elections:withdraw.action') })).toBeEnabled()
  },
}

/** The deadline is over: the shares are known, and nothing can be changed. */
export const Fixed: Story = {
  parameters: { scenario: { world: 'electionFixed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await marked(context, 'chosen')
    await expect(card.queryByRole('timer')).toBeNull()
    const sheet = await open(context)
    await expect(sheet.getByText(t('elections:notes.fixed'))).toBeVisible()
    await expect(sheet.queryByRole('button', { name: t('elections:withdraw.action') })).toBeNull()
  },
}

export const Missed: Story = {
  parameters: { scenario: { world: 'electionMissed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await marked(context, 'closed')
    const sheet = await open(context)
    await expect(sheet.getByText(t('elections:notes.closed'))).toBeVisible()
  },
}

/** A ban on trading shows in place of the action, with the way to ask about it. */
export const Restricted: Story = {
  parameters: { scenario: { world: 'electionRestricted' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const sheet = await open(context)
    await expect(sheet.getByText(t('refusals:refusals.TRADING_BANNED'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: titleOf('customerService') })).toBeEnabled()
    await expect(sheet.queryByRole('button', { name: t('elections:choose.keep') })).toBeNull()
  },
}

/** What is chosen can still be withdrawn where the site does not offer it any more. */
export const NotOfferedAnyMore: Story = {
  parameters: { scenario: { world: 'electionStopped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await marked(context, 'chosen')
    await expect(context.canvas.getByText(t('elections:stopped'))).toBeVisible()
    await expect(context.canvas.queryByText(t('elections:standing.label'))).toBeNull()
    const sheet = await open(context)
    await expect(sheet.getByRole('button', { name: t('elections:withdraw.action') })).toBeEnabled()
  },
}

/** No share has such a dividend: the standing choice for those to come is under the list. */
export const NothingToChoose: Story = {
  parameters: { scenario: { world: 'dividendAhead' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const name = new RegExp(`^${RegExp.escape(t('elections:standing.label'))}`)
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible()
    await expect(context.canvas.queryByRole('article')).toBeNull()
  },
}

/** Shares at their price, and the rest in cash. */
export const PaidInShares: Story = {
  parameters: { scenario: { world: 'electionPaid' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await openRecords(context)
    const name = new RegExp(RegExp.escape(t('elections:paidIn.shares')))
    await context.userEvent.click(await context.canvas.findByRole('button', { name }))
    const sheet = within(await screen.findByRole('dialog', { name: t('elections:paidIn.shares') }))
    for (const fact of ['facts.price', 'facts.shares', 'facts.cost', 'facts.rest'] as const)
      await expect(sheet.getByText(t(`elections:${fact}`))).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: t('elections:records.toPosition') }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

/** Why it was cash: it is not said that nothing was chosen, as the broker may have rejected it. */
export const PaidInCash: Story = {
  parameters: { scenario: { world: 'electionPaidInCash' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await openRecords(context)
    const name = new RegExp(RegExp.escape(t('elections:paidIn.cash')))
    await context.userEvent.click(await context.canvas.findByRole('button', { name }))
    const sheet = within(await screen.findByRole('dialog', { name: t('elections:paidIn.cash') }))
    await expect(sheet.getByText(t('elections:causes.notElected'))).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: t('dividends:toStock') }))
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'stockDetail' }))
  },
}

/** What was asked for and is not paid yet comes before what was paid. */
export const Waiting: Story = {
  parameters: { scenario: { world: 'electionAccepted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await openRecords(context)
    const waiting = within(
      await context.canvas.findByRole('region', { name: t('elections:records.waiting') }),
    )
    await context.userEvent.click(waiting.getByRole('button'))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('elections:notes.accepted'))).toBeVisible()
  },
}

export const NoRecord: Story = {
  play: async (context) => {
    await openRecords(context)
    const title = readerOf(context).t('elections:records.none.title')
    await expect(await context.canvas.findByText(title)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'electionOpen', faults: [{ on: 'electiveDividends/overview', hang: true }] },
  },
}

/** The other dividends are there all the same. */
export const ServerError: Story = {
  parameters: {
    scenario: { world: 'electionOpen', faults: [{ on: 'electiveDividends/overview', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('app:failure.safe'))).toBeVisible()
    await waitFor(() => expect(context.canvas.getByText(t('dividends:held'))).toBeVisible())
  },
}

export const RecordsServerError: Story = {
  parameters: {
    scenario: { world: 'electionPaid', faults: [{ on: 'electiveDividends/records', http: 500 }] },
  },
  play: openRecords,
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
