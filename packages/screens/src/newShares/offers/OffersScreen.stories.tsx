import { inLanguage } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { scrollThrough } from '../../../testing/wholeList.ts'
import { OffersScreen } from './OffersScreen.tsx'

const meta = {
  title: 'Screens/Offers',
  tags: ['screen', 'autodocs'],
  component: OffersScreen,
  parameters: {
    purpose: 'Lists offers of new shares by how far they have got, those that can be applied for first.',
    scenario: { screen: 'offers', world: 'offersAnnounced' },
  },
} satisfies Meta<typeof OffersScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const hanbit = { en: 'Hanbit Robotics', kor: '한빛로보틱스', tw: '韓光機器人' }
const findOffer = (context: Context) =>
  context.canvas.findByRole('article', { name: inLanguage(hanbit, readerOf(context).language) })
const choose = async (context: Context, phase: 'open' | 'listed' | 'coming') => {
  const name = readerOf(context).t(`newShares:phases.${phase}`)
  await findOffer(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: (said) => said.startsWith(`${name} `) }),
  )
}

export const Default: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = within(await findOffer(context))
    await expect(card.getByRole('timer')).toHaveTextContent(
      ui('entry.countdown.daysHours', { days: 2, hours: 4 }),
    )
    await expect(card.getByText(t('newShares:least')).parentElement).toHaveTextContent('125,000')
    await expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('hanbit-robotics'))
    await expect(
      context.canvas.getByRole('heading', { name: t('newShares:phases.open'), level: 2 }),
    ).toBeVisible()
  },
}

/** Ten at a time, from what is open to what is listed. */
export const AllPhases: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findOffer(context)
    await scrollThrough(context)
    const headings = context.canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(
      (['open', 'coming', 'toBeDrawn', 'toBePaid', 'toBeListed', 'listed'] as const).map((phase) =>
        t(`newShares:phases.${phase}`),
      ),
    )
    await expect(context.canvas.getAllByRole('article')).toHaveLength(11)
  },
}

export const OnePhase: Story = {
  play: async (context) => {
    await choose(context, 'coming')
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(1))
    await expect(context.canvas.getByRole('article')).toHaveAttribute('data-phase', 'coming')
  },
}

/** The reader's own part is on the card. */
export const WithApplications: Story = {
  parameters: { scenario: { world: 'appliedForShares' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const card = within(await findOffer(context))
    const mine = t('newShares:mine.toBeDrawn', { shares: ui('finance.shares', { count: 30 }) })
    await expect(await card.findByText(mine)).toBeVisible()
  },
}

export const ToTheApplications: Story = {
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await findOffer(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('applications') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'applications' })
  },
}

/** When the phase ends the list is read again: the offer has gone on. */
export const ClosesMeanwhile: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await findOffer(context)
    await context.broker.advance('3 days')
    await waitFor(async () => expect(await findOffer(context)).not.toHaveAttribute('data-phase', 'open'))
  },
}

export const NothingAnnounced: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('newShares:empty.title'))).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutOffers' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('offers') })),
    ).toBeVisible()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'offersForGuests' } },
  play: async (context) => {
    await findOffer(context)
  },
}
export const Loading: Story = {
  parameters: {
    scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/list', hang: true }] },
  },
}
export const Slow: Story = {
  parameters: {
    scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/list', delayMs: 300 }] },
  },
  play: async (context) => {
    await findOffer(context)
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/list', http: 500 }] },
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findOffer(context)),
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
