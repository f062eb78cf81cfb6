import type { PositionTab } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { TradeScreen } from './TradeScreen.tsx'

const meta = {
  title: 'Screens/Trade/Products',
  tags: ['screen'],
  component: TradeScreen,
  args: { tab: 'purchase' },
  parameters: { scenario: { screen: 'trade', world: 'blockSubmitted' } },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'globals'>

/** Links of stories have their target, encoded. */
const leadsTo = (part: string): unknown => expect.stringContaining(encodeURIComponent(part))

async function cardsOf({ canvas, globals }: Context, tab: PositionTab) {
  const { t } = readerOf({ globals })
  const heading = t(`trade:asked.heading.${tab}`)
  return within(await canvas.findByRole('region', { name: heading })).findAllByRole('article')
}

async function firstOf(context: Context, tab: PositionTab) {
  const [first] = await cardsOf(context, tab)
  if (first === undefined) throw new Error('there is no card')
  return within(first)
}

/** A request under review waits among orders, leads to its block, and can be taken back on the card. */
export const UnderReview: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await expect(card.getByText(ui('finance.statuses.underReview'))).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('lock'))
    await expect(card.getByRole('button', { name: t('trade:asked.cancel') })).toBeVisible()
  },
}

/** Taken back after a question, it is among what has ended, and its money is back. */
export const CancelledOnTheCard: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await userEvent.click(card.getByRole('button', { name: t('trade:asked.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('trade:asked.question') }))
    await userEvent.click(question.getByRole('button', { name: t('trade:asked.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: t('trade:tabs.terminated') }))
    const ended = await firstOf(context, 'terminated')
    await expect(ended.getByText(ui('finance.statuses.cancelled'))).toBeVisible()
  },
}

/** It has passed meanwhile: the question says so, and stays. */
export const CancelRefused: Story = {
  parameters: {
    scenario: { world: 'blockSubmitted', faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }] },
  },
  play: async (context) => {
    const { userEvent } = context
    const { t } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await userEvent.click(card.getByRole('button', { name: t('trade:asked.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('trade:asked.question') }))
    await userEvent.click(question.getByRole('button', { name: t('trade:asked.cancel') }))
    await expect(await question.findByText(t('refusals:refusals.ORDER_NOT_IN_REVIEW'))).toBeVisible()
  },
}

/** Why it was rejected, what came back, and whom to ask. */
export const Rejected: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'blockRejected' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const card = await firstOf(context, 'terminated')
    await expect(card.getByText(new RegExp(RegExp.escape(t('trade:asked.rejected.operator'))))).toBeVisible()
    await expect(card.getByRole('link', { name: titleOf('customerService') })).toBeVisible()
  },
}

/** Where there are several kinds, one of them can be chosen. */
export const OfOneKind: Story = {
  parameters: { scenario: { world: 'productsAsked' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await cardsOf(context, 'purchase')).toHaveLength(2)
    const kinds = within(canvas.getByRole('group', { name: t('trade:asked.kinds') }))
    const [all, block] = kinds.getAllByRole('button')
    if (all === undefined || block === undefined) throw new Error('there are no kinds')
    await userEvent.click(block)
    await waitFor(async () => expect(await cardsOf(context, 'purchase')).toHaveLength(1))
    await userEvent.click(kinds.getByRole('button', { name: t('trade:assets.all') }))
    await waitFor(async () => expect(await cardsOf(context, 'purchase')).toHaveLength(2))
  },
}

export const PlacementUnderReview: Story = { parameters: { scenario: { world: 'placementSubmitted' } } }

/** Shares that are lent for a term are among positions, with what they have earned and when they are back. */
export const LentForATerm: Story = {
  args: { tab: 'inProgress' },
  parameters: { scenario: { world: 'lendingRunning' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = await firstOf(context, 'inProgress')
    await expect(card.getByText(ui('finance.statuses.lending'))).toBeVisible()
    await expect(card.getByRole('timer', { name: t('trade:asked.left') })).toBeVisible()
  },
}

export const LentAndBack: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'lendingPaid' } },
}

/** What was applied for of a capital increase is taken back here, and the rights stay. */
export const RightsUsed: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await expect(card.getByText(ui('finance.statuses.applied'))).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', leadsTo('"to":"increaseDetail"'))
    await context.userEvent.click(card.getByRole('button', { name: t('trade:asked.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('trade:asked.question') }))
    await context.userEvent.click(question.getByRole('button', { name: t('trade:asked.cancel') }))
    await waitFor(() => expect(context.canvas.queryByText(ui('finance.statuses.applied'))).toBeNull())
  },
}

/** Rights that nobody used, with why nothing came of them. */
export const RightsLapsed: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'rightsLapsed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await firstOf(context, 'terminated')
    await expect(card.getByText(t('trade:asked.why.lapsed'))).toBeVisible()
  },
}

/** A follow is called by its mentor, shows what it is worth, and leads to itself; what it bought says whom it copies among positions. */
export const Followed: Story = {
  args: { tab: 'inProgress' },
  parameters: { scenario: { world: 'followRunning' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = await firstOf(context, 'inProgress')
    await expect(card.getByText(ui('finance.statuses.following'))).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', leadsTo('"to":"follow"'))
    const [copied] = await context.canvas.findAllByText(
      messagePattern((mentor) => t('positions:copiedOf', { mentor })),
    )
    await expect(copied).toBeVisible()
  },
}

export const FollowUnderReview: Story = { parameters: { scenario: { world: 'followSubmitted' } } }

/** More that is to be added leads to the follow. */
export const MoreUnderReview: Story = {
  parameters: { scenario: { world: 'followAdded' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await expect(card.getByRole('link')).toHaveAttribute('href', leadsTo('"to":"follow"'))
    await expect(card.getByRole('button', { name: t('trade:asked.cancel') })).toBeVisible()
  },
}

/** What was paid out of it. */
export const FollowEnded: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'followEnded' } },
  play: async (context) => {
    const { ui } = readerOf(context)
    const card = await firstOf(context, 'terminated')
    await expect(card.getByText(ui('finance.statuses.ended'))).toBeVisible()
  },
}

/** More was to be added to a follow that ended meanwhile: why nothing was, and what came back. */
export const FollowEndedBeforeMore: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'followEndedBeforeMore' } },
  play: async ({ canvas, ...context }) => {
    const why = readerOf(context).t('trade:asked.rejected.followEnded')
    await expect(await canvas.findByText(why, { exact: false })).toBeVisible()
  },
}

/** Runs in each state, each leading to itself. */
export const StrategiesRun: Story = {
  args: { tab: 'inProgress' },
  parameters: { scenario: { world: 'runs' } },
  play: async (context) => {
    const cards = await cardsOf(context, 'inProgress')
    for (const card of cards)
      await expect(within(card).getByRole('link')).toHaveAttribute('href', leadsTo('"run":'))
  },
}

export const RunsEnded: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'runs' } },
}

/** Applications wait with what comes next; three show before more are asked for. */
export const Applications: Story = {
  parameters: { scenario: { world: 'appliedForShares' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await cardsOf(context, 'purchase')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: t('trade:asked.more') }))
    await waitFor(async () => expect(await cardsOf(context, 'purchase')).toHaveLength(5))
    await expect(canvas.queryByRole('button', { name: t('trade:asked.more') })).toBeNull()
  },
}

/** Why each came to nothing. */
export const ApplicationsEnded: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'appliedForShares' } },
  play: async (context) => {
    const { canvas, globals } = context
    const { t } = readerOf({ globals })
    await cardsOf(context, 'terminated')
    const why = new RegExp(RegExp.escape(t('trade:asked.why.paymentFailed')))
    await expect(canvas.getByText(why)).toBeVisible()
  },
}

/** A sealed bid leads to its auction, and says when it closes. */
export const SealedBid: Story = {
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    const { ui } = readerOf(context)
    const card = await firstOf(context, 'purchase')
    await expect(card.getByText(ui('finance.statuses.sealed'))).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('haneul-bio'))
  },
}

export const LostBid: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'bidLost' } },
}

/** Nothing of products shows where an asset other than stocks is chosen. */
export const NotAmongCrypto: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await cardsOf(context, 'purchase')
    await userEvent.click(canvas.getByRole('button', { name: t('trade:assets.crypto') }))
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: t('trade:asked.heading.purchase') })).toBeNull(),
    )
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'blockSubmitted', faults: [{ on: 'trade/products', hang: true }] } },
}

/** The list of orders stays, and products are asked for again. */
export const ServerError: Story = {
  parameters: { scenario: { world: 'blockSubmitted', faults: [{ on: 'trade/products', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('trade:asked.failed'))).toBeVisible()
  },
}

/** A back end without products has none that could be missing. */
export const NotOffered: Story = {
  parameters: {
    scenario: { world: 'blockSubmitted', faults: [{ on: 'trade/products', refuse: 'CALL_NOT_OFFERED' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('trade:empty.purchase'))).toBeVisible()
    await expect(context.canvas.queryByText(t('trade:asked.failed'))).toBeNull()
  },
}

export const SmallPhone: Story = {
  args: { tab: 'terminated' },
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { scenario: { world: 'appliedForShares' } },
}
