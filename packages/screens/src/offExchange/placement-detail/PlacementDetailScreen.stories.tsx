import { placementId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { PlacementDetailScreen } from './PlacementDetailScreen.tsx'

const meta = {
  title: 'Screens/Placement detail',
  tags: ['screen', 'autodocs'],
  component: PlacementDetailScreen,
  args: { placement: placementId('apple-placement') },
  parameters: {
    purpose:
      'Shows a placement: which discount from which amount on, how many new shares there are, and what one has asked for.',
    scenario: { screen: 'placementDetail', world: 'placementsAnnounced' },
  },
} satisfies Meta<typeof PlacementDetailScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCard = (context: Context) => context.canvas.findByRole('article')
/** That of the card and of the terms. */
const shows = async (context: Context, text: string) => {
  await findCard(context)
  await expect(await context.canvas.findByText(text)).toBeVisible()
}
const own = async (context: Context) =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t('sales:own.label') }))

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    const tiers = within(await context.canvas.findByRole('table', { name: t('placementDetail:tiers.table') }))
    await expect(tiers.getAllByRole('row')).toHaveLength(4)
    const dilution = await context.canvas.findByText(t('placementDetail:terms.dilution'))
    await expect(dilution.parentElement).toHaveTextContent('%')
    const action = t('placementDetail:subscribe.action')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: action })).toBeEnabled())
  },
}

export const InWon: Story = {
  args: { placement: placementId('korean-placement') },
  play: async (context) => {
    await expect(await findCard(context)).toHaveAttribute('data-phase', 'open')
  },
}

export const Full: Story = {
  args: { placement: placementId('korean-placed') },
  play: (context) => shows(context, readerOf(context).t('placementDetail:full')),
}

export const Coming: Story = {
  args: { placement: placementId('apple-next') },
  play: (context) => shows(context, readerOf(context).t('sales:phases.coming')),
}

export const Ended: Story = {
  args: { placement: placementId('korean-last') },
  play: (context) => shows(context, readerOf(context).t('sales:phases.ended')),
}

export const NotVerified: Story = {
  parameters: { scenario: { world: 'placementsUnverified' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: titleOf('realName') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'placementsForGuests' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const action = t('placementDetail:subscribe.action')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: action }))
    await expect(await screen.findByRole('dialog', { name: t('placementDetail:guest.title') })).toBeVisible()
  },
}

/** Its shares are locked, the moment at which that ends is said, and the reader's calendar notes it. */
export const Locked: Story = {
  parameters: { scenario: { world: 'placementLocked' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const region = await own(context)
    await expect(region.getByText(t('sales:locked')).parentElement).toHaveTextContent('18')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('newShares:calendar.save') }))
    await context.userEvent.click(region.getByRole('button', { name: t('sales:own.position') }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

export const Rejected: Story = {
  parameters: { scenario: { world: 'placementRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    const next = t('sales:own.rejectedNext')
    await expect(await context.canvas.findByText((said) => said.includes(next))).toBeVisible()
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'placementSubmitted' } },
  play: async (context) => {
    const { ui } = readerOf(context)
    await expect((await own(context)).getByText(ui('finance.statuses.underReview'))).toBeVisible()
  },
}

/** What is under review can be taken back. */
export const TakenBack: Story = {
  parameters: { scenario: { world: 'placementSubmitted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('sales:own.cancel') }))
    const question = await screen.findByRole('dialog', { name: t('sales:cancel.question') })
    await context.userEvent.click(within(question).getByRole('button', { name: t('sales:own.cancel') }))
    await expect(await context.canvas.findByText(ui('finance.statuses.cancelled'))).toBeVisible()
  },
}

/** It passed while the question showed: why it cannot be cancelled is in it. */
export const CancelRefused: Story = {
  parameters: {
    scenario: {
      world: 'placementSubmitted',
      faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('sales:own.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('sales:cancel.question') }))
    await context.userEvent.click(question.getByRole('button', { name: t('sales:own.cancel') }))
    await expect(await question.findByText(t('refusals:refusals.ORDER_NOT_IN_REVIEW'))).toBeVisible()
  },
}

/** An address of one that is not there. */
export const Unknown: Story = {
  args: { placement: placementId('no-such-placement') },
  play: async (context) => {
    const text = readerOf(context).t('refusals:refusals.PRODUCT_UNAVAILABLE')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

/** What the reader may ask for could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'placementsAnnounced', faults: [{ on: 'placements/terms', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await tryAgain(context)
    const action = { name: t('placementDetail:subscribe.action') }
    await waitFor(() => expect(context.canvas.getByRole('button', action)).toBeEnabled())
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutPlacements' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('placementDetail') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'placementsAnnounced', faults: [{ on: 'placements/product', hang: true }] },
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'placementsAnnounced', faults: [{ on: 'placements/product', http: 500 }] },
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
