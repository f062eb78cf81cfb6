import { mentorId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { MentorScreen } from './MentorScreen.tsx'

const meta = {
  title: 'Screens/Mentor',
  tags: ['screen', 'autodocs'],
  component: MentorScreen,
  args: { mentor: mentorId('river') },
  parameters: {
    purpose: 'Shows how a simulated mentor did, what it has, and what an own amount would have met.',
    scenario: { screen: 'mentor', world: 'mentorsAnnounced' },
  },
} satisfies Meta<typeof MentorScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCard = (context: Context) => context.canvas.findByRole('article')

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    for (const heading of ['year', 'sample', 'has', 'months', 'how'] as const)
      await expect(context.canvas.getByRole('heading', { name: t(`mentor:${heading}.label`) })).toBeVisible()
  },
}

/** A small amount would have missed trades; the page says which, and with how much none. */
export const WhatAnAmountReaches: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const field = await context.canvas.findByRole('textbox', { name: t('mentor:sample.amount') })
    await context.userEvent.clear(field)
    await context.userEvent.type(field, '30')
    const sample = within(context.canvas.getByRole('region', { name: t('mentor:sample.label') }))
    await expect(await sample.findAllByRole('listitem')).toHaveLength(5)
    await context.userEvent.click(sample.getByRole('button'))
    await expect(sample.getAllByRole('listitem').length).toBeGreaterThan(5)
  },
}

export const AllTrades: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('mentor:trades.open') }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: t('mentor:trades.label') }))
    await expect(await sheet.findByRole('list')).toBeVisible()
  },
}

export const Full: Story = {
  args: { mentor: mentorId('lantern') },
  parameters: { scenario: { world: 'mentorFull' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('mentor:full'))).toBeVisible()
  },
}

/** Nothing to do before it takes followers. */
export const Coming: Story = {
  args: { mentor: mentorId('summit') },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCard(context)
    await expect(context.canvas.queryByRole('button', { name: t('mentor:follow.action') })).toBeNull()
  },
}

export const Ended: Story = {
  args: { mentor: mentorId('meadow') },
  play: async (context) => {
    await findCard(context)
    await expect(context.canvas.queryByText(readerOf(context).t('mentor:how.label'))).toBeNull()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'mentorsForGuests' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('mentor:follow.action') }),
    )
    await expect(await screen.findByRole('dialog', { name: t('mentor:guest.title') })).toBeVisible()
  },
}

export const NotVerified: Story = {
  parameters: { scenario: { world: 'mentorsUnverified' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: titleOf('realName') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

/** One is followed already: the way there. */
export const FollowedAlready: Story = {
  parameters: { scenario: { world: 'followRunning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('mentor:followed'))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('mentor:ownFollows') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'copyTrading', tab: 'follows' })
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutCopyTrading' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('mentor') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/mentor', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/mentor', http: 500 }] } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
