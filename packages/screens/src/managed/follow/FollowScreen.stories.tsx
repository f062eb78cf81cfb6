import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { FollowScreen } from './FollowScreen.tsx'
import { NewestFollow } from './NewestFollow.tsx'

const meta = {
  title: 'Screens/Follow',
  tags: ['screen', 'autodocs'],
  component: NewestFollow,
  parameters: {
    purpose:
      'Shows one mentor that is followed from the request to the end, and why it earned another amount than its mentor.',
    scenario: { screen: 'follow', world: 'followRunning', asks: ['copyTrading/list'] },
  },
} satisfies Meta<typeof NewestFollow>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const section = async (
  context: Context,
  key: 'difference.label' | 'stop.label' | 'cash.label' | 'mirrored.label' | 'history.label' | 'manage.label',
) => within(await context.canvas.findByRole('region', { name: readerOf(context).t(`follow:${key}`) }))

/** Worth and result lead; then why it is not what the mentor earned, by cause. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const difference = await section(context, 'difference.label')
    for (const cause of ['entryTime', 'slippage', 'skipped', 'fee', 'idleCash'] as const)
      await expect(difference.getByText(t(`follow:difference.explained.${cause}`))).toBeInTheDocument()
    await expect(difference.getAllByRole('listitem')).toHaveLength(6)
    await expect((await section(context, 'stop.label')).getByRole('progressbar')).toBeInTheDocument()
    await expect((await section(context, 'cash.label')).getByText(t('follow:withdraw'))).toBeInTheDocument()
  },
}

/** Each share leads to its position, where it can be sold. */
export const Positions: Story = {
  play: async (context) => {
    const mirrored = await section(context, 'mirrored.label')
    const [first] = mirrored.getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringContaining('positionDetail'))
  },
}

/** What was bought and sold. */
export const TradesOfIt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const history = await section(context, 'history.label')
    const list = await history.findByRole('list', { name: t('follow:history.trades') })
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}

/** What was skipped, with why in words. */
export const SkippedWhilePaused: Story = {
  parameters: { scenario: { world: 'followSkipped' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('follow:notes.paused'))).toBeVisible()
    const history = await section(context, 'history.label')
    await context.userEvent.click(
      history.getByRole('radio', { name: (name) => name.startsWith(t('follow:history.skipped')) }),
    )
    const list = await history.findByRole('list', { name: t('follow:history.skipped') })
    const why = t('mentors:skipped.paused')
    await expect(within(list).getAllByText(why, { exact: false })[0]).toBeInTheDocument()
  },
}

export const NothingSkipped: Story = {
  parameters: { scenario: { world: 'followAdded' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const history = await section(context, 'history.label')
    await context.userEvent.click(
      history.getByRole('radio', { name: (name) => name.startsWith(t('follow:history.skipped')) }),
    )
    await expect(await history.findByText(t('follow:skipped.none'))).toBeInTheDocument()
  },
}

export const Paused: Story = {
  parameters: { scenario: { world: 'followPaused' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('follow:progress.paused'))).toBeVisible()
    const manage = await section(context, 'manage.label')
    await expect(
      manage.getByRole('button', { name: (name) => name.startsWith(t('follow:manage.resume')) }),
    ).toBeEnabled()
  },
}

/** It has fallen: little of the bar is left. */
export const NearTheStopLoss: Story = {
  parameters: { scenario: { world: 'followNearStopLoss' } },
  play: async (context) => {
    const bar = (await section(context, 'stop.label')).getByRole('progressbar')
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThan(60)
  },
}

/** The market is closed: everything is sold at the next opening. */
export const Ending: Story = {
  parameters: { scenario: { world: 'followEnding' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const why = t('follow:notes.why.member')
    await expect(await context.canvas.findByText(why, { exact: false })).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('follow:add.action') })).toBeNull()
    await expect(context.canvas.queryByRole('region', { name: t('follow:manage.label') })).toBeNull()
  },
}

const whyEnded = async (context: Context, cause: 'member' | 'stopLoss' | 'term' | 'closed') => {
  const { t } = readerOf(context)
  await expect(await context.canvas.findByText(t(`follow:ended.why.${cause}`))).toBeVisible()
  await expect(context.canvas.getByText(t('follow:ended.fee'))).toBeVisible()
}

/** Why, what was paid out, and the fee. */
export const Ended: Story = {
  parameters: { scenario: { world: 'followEnded' } },
  play: (context) => whyEnded(context, 'member'),
}

export const EndedByItsStopLoss: Story = {
  parameters: { scenario: { world: 'followStopped' } },
  play: (context) => whyEnded(context, 'stopLoss'),
}

export const EndedByItsTerm: Story = {
  parameters: { scenario: { world: 'followTermEnded' } },
  play: (context) => whyEnded(context, 'term'),
}

export const EndedWithItsMentor: Story = {
  parameters: { scenario: { world: 'followClosed' } },
  play: (context) => whyEnded(context, 'closed'),
}

/** The amount is on hold, and nothing is bought yet. */
export const UnderReview: Story = {
  parameters: { scenario: { world: 'followSubmitted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('follow:asked.underReview'))).toBeVisible()
    await expect(context.canvas.getByText(t('follow:withdraw'))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('follow:asked.cancel') })).toBeEnabled()
  },
}

async function askToCancel(context: Context) {
  const { t } = readerOf(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('follow:asked.cancel') }))
  const question = within(await screen.findByRole('dialog', { name: t('follow:cancel.question') }))
  await context.userEvent.click(question.getByRole('button', { name: t('follow:asked.cancel') }))
  return question
}

export const Cancelled: Story = {
  parameters: { scenario: { world: 'followSubmitted' } },
  play: async (context) => {
    await askToCancel(context)
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('follow:asked.cancelled'))).toBeInTheDocument()
  },
}

/** It was decided meanwhile. */
export const CancelRefused: Story = {
  parameters: {
    scenario: {
      world: 'followSubmitted',
      faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }],
    },
  },
  play: async (context) => {
    const question = await askToCancel(context)
    const text = readerOf(context).t('refusals:refusals.ORDER_NOT_IN_REVIEW')
    await expect(await question.findByText(text)).toBeVisible()
  },
}

/** Why is over what was asked for. */
export const Rejected: Story = {
  parameters: { scenario: { world: 'followRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const why = t('follow:asked.rejected.operator')
    await expect(await context.canvas.findByText(why, { exact: false })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('follow:ended.find') })).toBeEnabled()
  },
}

/** There is no such follow, or another member has it. */
export const Unknown: Story = {
  render: () => <FollowScreen follow="no-such-follow" />,
  parameters: { scenario: { world: 'member', asks: [] } },
  play: async (context) => {
    const text = readerOf(context).t('refusals:refusals.ORDER_WRONG_STATE')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

export const Guest: Story = {
  render: () => <FollowScreen follow="a-follow" />,
  parameters: { scenario: { world: 'guest', asks: [] } },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'followRunning', faults: [{ on: 'copyTrading/get', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'followRunning', faults: [{ on: 'copyTrading/get', http: 500 }] } },
}

export const TradesFail: Story = {
  parameters: { scenario: { world: 'followRunning', faults: [{ on: 'copyTrading/trades', http: 500 }] } },
}

export const SkippedFail: Story = {
  parameters: { scenario: { world: 'followSkipped', faults: [{ on: 'copyTrading/skipped', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const history = await section(context, 'history.label')
    await context.userEvent.click(
      history.getByRole('radio', { name: (name) => name.startsWith(t('follow:history.skipped')) }),
    )
    await expect(await history.findByRole('alert')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  render: () => <FollowScreen follow="a-follow" />,
  parameters: { scenario: { world: 'followRunning', asks: [], faults: [{ on: '*', offline: true }] } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
