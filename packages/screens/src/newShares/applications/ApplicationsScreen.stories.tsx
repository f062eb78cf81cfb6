import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const meta = {
  title: 'Screens/Applications',
  tags: ['screen', 'autodocs'],
  component: ApplicationsScreen,
  parameters: {
    purpose: 'Lists the member’s applications for new shares, those that go on and those that are over.',
    scenario: { screen: 'applications', world: 'appliedForShares' },
  },
} satisfies Meta<typeof ApplicationsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const rowsOf = async (context: Context, tab: 'open' | 'ended') => {
  const list = await context.canvas.findByRole('region', {
    name: readerOf(context).t(`applications:tabs.${tab}`),
  })
  return within(list).findAllByRole('link')
}

export const Default: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    const rows = await rowsOf(context, 'open')
    const states = ['toBeDrawn', 'toBeDrawn', 'won', 'awaitingPayment', 'paid'] as const
    await expect(rows).toHaveLength(states.length)
    for (const [at, state] of states.entries())
      await expect(rows[at]).toHaveTextContent(ui(`finance.statuses.${state}`))
    await expect(rows[0]?.getAttribute('href')).toContain('application')
  },
}

export const Ended: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await rowsOf(context, 'open')
    await context.userEvent.click(context.canvas.getByRole('tab', { name: t('applications:tabs.ended') }))
    const rows = await rowsOf(context, 'ended')
    const states = ['cancelled', 'paymentFailed', 'notWon', 'paid', 'abstained'] as const
    await expect(rows).toHaveLength(states.length)
    for (const [at, state] of states.entries())
      await expect(rows[at]).toHaveTextContent(ui(`finance.statuses.${state}`))
  },
}

/** As /trade/index leads here. */
export const OpensAtEnded: Story = {
  args: { tab: 'ended' },
  play: async (context) => {
    await expect((await rowsOf(context, 'ended')).length).toBeGreaterThan(0)
  },
}

export const NothingYet: Story = {
  parameters: { scenario: { world: 'offersAnnounced' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(await context.canvas.findByText(t('applications:empty.open'))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('offers') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'offers' })
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutOffers' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('applications') })),
    ).toBeVisible()
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'offersForGuests' } } }
export const Loading: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/list', hang: true }] },
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/list', http: 500 }] },
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => rowsOf(context, 'open')),
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
