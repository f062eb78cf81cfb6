import { blockId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { BlockScreen } from './BlockScreen.tsx'

const meta = {
  title: 'Screens/Block',
  tags: ['screen', 'autodocs'],
  component: BlockScreen,
  args: { block: blockId('apple-fund') },
  parameters: {
    purpose:
      'Shows a block or an OTC lot: its price now, who sells it, how much is left, and what one has asked for.',
    scenario: { screen: 'block', world: 'blocksAnnounced' },
  },
} satisfies Meta<typeof BlockScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCard = (context: Context) => context.canvas.findByRole('article')
/** That of the card and of the terms. */
const shows = async (context: Context, text: string) => {
  await findCard(context)
  await expect(await context.canvas.findByText(text)).toBeVisible()
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    const facts = within(await context.canvas.findByRole('region', { name: t('block:terms.label') }))
    await expect(facts.getByText(t('block:terms.day')).parentElement).toHaveTextContent('%')
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('block:buy.action') })).toBeEnabled(),
    )
  },
}

/** How an earlier one stood once its lock had ended, with the way to it. */
export const Earlier: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const earlier = within(await context.canvas.findByRole('region', { name: t('block:earlier.label') }))
    const link = earlier.getByRole('link')
    await expect(link).toHaveTextContent('%')
    await context.userEvent.click(link)
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'block', block: 'korean-ended' })
  },
}

/** Earlier ones could not be read: they are left out. */
export const EarlierUnread: Story = {
  parameters: {
    scenario: { world: 'blocksAnnounced', faults: [{ on: 'blockTrades/products', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('block:terms.label') })
    await expect(context.canvas.queryByRole('region', { name: t('block:earlier.label') })).toBeNull()
  },
}

export const OverTheCounter: Story = {
  args: { block: blockId('apple-otc') },
  play: (context) => shows(context, readerOf(context).t('block:how.free')),
}

export const Full: Story = {
  args: { block: blockId('korean-full') },
  play: (context) => shows(context, readerOf(context).t('block:full')),
}

export const ForInstitutions: Story = {
  args: { block: blockId('apple-seats') },
  play: (context) => shows(context, readerOf(context).t('block:institutional')),
}

export const Coming: Story = {
  args: { block: blockId('apple-coming') },
  play: (context) => shows(context, readerOf(context).t('sales:phases.coming')),
}

export const Ended: Story = {
  args: { block: blockId('korean-ended') },
  play: async (context) => {
    await shows(context, readerOf(context).t('sales:phases.ended'))
    await expect(within(await findCard(context)).getByText(/11[.,]79/)).toBeVisible()
  },
}

export const Halted: Story = {
  parameters: { scenario: { world: 'blocksHalted' } },
  play: (context) => shows(context, readerOf(context).t('blocks:noPrice')),
}

export const NotVerified: Story = {
  parameters: { scenario: { world: 'blocksUnverified' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: titleOf('realName') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'blocksForGuests' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('block:buy.action') }))
    await expect(await screen.findByRole('dialog', { name: t('block:guest.title') })).toBeVisible()
  },
}

/** Its shares are locked, and the day on which that ends is said. */
export const Locked: Story = {
  parameters: { scenario: { world: 'blockLocked' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = within(await context.canvas.findByRole('region', { name: t('sales:own.label') }))
    await expect(own.getByText(t('block:buy.locked')).parentElement).toHaveTextContent('13')
    await expect(own.getByRole('timer', { name: t('sales:left') })).toHaveTextContent('3')
    await expect(context.canvas.getByRole('button', { name: t('newShares:calendar.save') })).toBeVisible()
    await context.userEvent.click(own.getByRole('button', { name: t('sales:own.position') }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

export const Rejected: Story = {
  parameters: { scenario: { world: 'blockRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    const next = t('sales:own.rejectedNext')
    await expect(await context.canvas.findByText((said) => said.includes(next))).toBeVisible()
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'blockSubmitted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('sales:own.cancel') }))
    const question = await screen.findByRole('dialog', { name: t('sales:cancel.question') })
    await context.userEvent.click(within(question).getByRole('button', { name: t('sales:own.cancel') }))
    await expect(
      await context.canvas.findByText(readerOf(context).ui('finance.statuses.cancelled')),
    ).toBeVisible()
  },
}

/** It passed while the question showed: why it cannot be cancelled is in it. */
export const CancelRefused: Story = {
  parameters: {
    scenario: { world: 'blockSubmitted', faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('sales:own.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('sales:cancel.question') }))
    await context.userEvent.click(question.getByRole('button', { name: t('sales:own.cancel') }))
    await expect(await question.findByText(t('refusals:refusals.ORDER_NOT_IN_REVIEW'))).toBeVisible()
  },
}

/** Outside the hours of its market: when they are is in the place of the action. */
export const OutsideHours: Story = {
  parameters: { scenario: { world: 'blocksClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    const closed = messagePattern((window) => t('refusals:refusals.BLOCK_TRADE_CLOSED', { window }))
    await expect(await context.canvas.findByText(closed)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('block:buy.action') })).toBeNull()
  },
}

/** An address of one that is not there. */
export const Unknown: Story = {
  args: { block: blockId('no-such-block') },
  play: async (context) => {
    const text = readerOf(context).t('refusals:refusals.PRODUCT_UNAVAILABLE')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

/** What the reader may buy could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'blocksAnnounced', faults: [{ on: 'blockTrades/terms', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await tryAgain(context)
    const action = { name: t('block:buy.action') }
    await waitFor(() => expect(context.canvas.getByRole('button', action)).toBeEnabled())
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutBlockTrades' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('block') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { faults: [{ on: 'blockTrades/product', hang: true }], world: 'blocksAnnounced' } },
}

export const ServerError: Story = {
  parameters: { scenario: { faults: [{ on: 'blockTrades/product', http: 500 }], world: 'blocksAnnounced' } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
