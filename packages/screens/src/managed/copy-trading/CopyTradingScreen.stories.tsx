import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { CopyTradingScreen } from './CopyTradingScreen.tsx'

const meta = {
  title: 'Screens/Copy trading',
  tags: ['screen', 'autodocs'],
  component: CopyTradingScreen,
  parameters: {
    purpose: 'Lists simulated mentors by what their followers earned, and what the reader follows.',
    scenario: { screen: 'copyTrading', world: 'mentorsAnnounced' },
  },
} satisfies Meta<typeof CopyTradingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCards = (context: Context) => context.canvas.findAllByRole('article')

/** What followers earned leads, and the warning stands over all. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const [first] = await findCards(context)
    if (first === undefined) throw new Error('a mentor is announced')
    await expect(within(first).getByText(t('mentors:followersEarned.label'))).toBeVisible()
    await expect(within(first).getByText(t('mentors:year.own'))).toBeVisible()
    await expect(
      within(first).getByText(t('mentors:year.market', { market: t('mentors:markets.KRX') })),
    ).toBeVisible()
    await expect(within(first).getByRole('link')).toHaveAttribute('href', expect.stringContaining('mentor'))
    await expect(context.canvas.getByText(t('mentors:warning'))).toBeVisible()
  },
}

export const OfALevel: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    const chip = context.canvas.getByRole('button', { name: t('mentors:levels.advanced') })
    await context.userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
}

export const InAnotherOrder: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    const chip = context.canvas.getByRole('button', { name: t('copyTrading:orders.risk') })
    await context.userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await findCards(context)
  },
}

const startsWith = (text: string): RegExp => new RegExp(`^${RegExp.escape(text)}`)

export const TwoSideBySide: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('copyTrading:compare.action') }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: t('copyTrading:compare.title') }))
    await expect(sheet.getAllByRole('columnheader')).toHaveLength(3)
    await expect(sheet.getByText(t('copyTrading:figures.drawdown'))).toBeVisible()
    // With the market that each is compared with.
    const market = within(sheet.getByRole('row', { name: startsWith(t('copyTrading:figures.market')) }))
    await expect(market.getAllByText(/%.*·.*\S/)).toHaveLength(2)
    // With its month.
    const worst = within(sheet.getByRole('row', { name: startsWith(t('copyTrading:figures.worstMonth')) }))
    await expect(worst.getAllByText(/%.*·.*\S/).length).toBeGreaterThan(0)
    await expect(sheet.getByText(t('copyTrading:figures.change'))).toBeInTheDocument()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'mentorsForGuests' } },
  play: async (context) => {
    await findCards(context)
    await expect(context.canvas.queryByRole('tab')).toBeNull()
  },
}

export const NobodyFollowed: Story = {
  args: { tab: 'follows' },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('copyTrading:noFollows.action') }),
    )
    await findCards(context)
  },
}

export const Following: Story = {
  args: { tab: 'follows' },
  parameters: { scenario: { world: 'followRunning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await context.canvas.findByRole('list', { name: t('copyTrading:tabs.follows') })
    await expect(within(list).getByRole('link')).toHaveAttribute('href', expect.stringContaining('follow'))
  },
}

export const UnderReview: Story = {
  args: { tab: 'follows' },
  parameters: { scenario: { world: 'followSubmitted' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).ui('finance.statuses.underReview')),
    ).toBeVisible()
  },
}

export const Paused: Story = {
  args: { tab: 'follows' },
  parameters: { scenario: { world: 'followPaused' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).t('copyTrading:progress.paused')),
    ).toBeVisible()
  },
}

export const Ended: Story = {
  args: { tab: 'follows' },
  parameters: { scenario: { world: 'followEnded' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).ui('finance.statuses.ended')),
    ).toBeVisible()
  },
}

export const NoMentors: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('copyTrading:none.title'))).toBeVisible()
  },
}

/** What goes on stays in reach. */
export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutCopyTrading' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('copyTrading') })),
    ).toBeVisible()
    await expect(context.canvas.getByRole('tab', { name: t('copyTrading:tabs.follows') })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/mentors', hang: true }] },
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/mentors', http: 500 }] },
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
