import { instant, offerId, inLanguage } from '@onelot/domain'
import { formatMomentRange, intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { OfferScreen } from './OfferScreen.tsx'

const meta = {
  title: 'Screens/Offer',
  tags: ['screen', 'autodocs'],
  component: OfferScreen,
  args: { offer: offerId('hanbit-robotics') },
  parameters: {
    purpose:
      'Shows all that is known of an offer of new shares, and takes an application for them with what it may come to.',
    scenario: { screen: 'offer', world: 'offersAnnounced' },
  },
} satisfies Meta<typeof OfferScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const heading = (context: Context, key: 'prices.label' | 'terms.label' | 'documents') =>
  context.canvas.findByRole('heading', { name: readerOf(context).t(`offer:${key}`) })
const ofPhase = (id: string, phase: string): Story => ({
  args: { offer: offerId(id) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('article')).toHaveAttribute('data-phase', phase)
    await heading(context, 'documents')
  },
})

/** What is applied for, and what of the offer that may win at most, are not the same count. */
async function expectsBothCounts(
  context: Context,
  { asked, claimed, left }: { readonly asked: number; readonly claimed: number; readonly left: number },
) {
  const { t, ui } = readerOf(context)
  const card = within(await context.canvas.findByRole('article'))
  await expect(card.getByText(t('newShares:facts.subscribed')).nextElementSibling).toHaveTextContent(
    ui('finance.shares', { count: asked }),
  )
  await expect(card.getByRole('progressbar', { name: t('newShares:claimed') })).toBeVisible()
  const rest = ui('finance.shares', { count: left })
  await expect(card.getByText(ui('products.quota.left', { rest }))).toBeVisible()
  const whole = ui('finance.shares', { count: claimed + left })
  await expect(card.getByText(ui('products.quota.ofTotal', { used: String(claimed), whole }))).toBeVisible()
}

export const Default: Story = {
  play: async (context) => {
    const { t, language } = readerOf(context)
    await heading(context, 'documents')
    const dates = within(context.canvas.getByRole('list', { name: t('newShares:dates.label') }))
    const [apply] = dates.getAllByRole('listitem')
    await expect(apply).toHaveAttribute('aria-current', 'step')
    await expect(apply).toHaveTextContent(
      formatMomentRange(
        intlLocale(language),
        instant(Date.parse('2026-03-09T00:00:00Z')),
        instant(Date.parse('2026-03-12T06:00:00Z')),
        'Asia/Seoul',
      ),
    )
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('offer:apply.action') })).toBeEnabled(),
    )
  },
}
export const Coming: Story = ofPhase('daon-bio', 'coming')
/** Closed; its actual price is not known yet. */
export const ToBeDrawn: Story = {
  args: { offer: offerId('haesol-energy') },
  play: async (context) => {
    const { t } = readerOf(context)
    const card = await context.canvas.findByRole('article')
    await expect(card).toHaveAttribute('data-phase', 'toBeDrawn')
    await expect(within(card).getByText(t('newShares:facts.provisional'))).toBeVisible()
    await expect(within(card).queryByText(t('newShares:facts.actual'))).toBeNull()
    await heading(context, 'documents')
  },
}
export const ToBePaid: Story = ofPhase('mirae-chips', 'toBePaid')
export const ToBeListed: Story = ofPhase('bada-games', 'toBeListed')

export const CalledOff: Story = {
  parameters: { scenario: { world: 'offerCalledOff' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context, 'documents')
    await expect(await context.canvas.findByText(t('offer:calledOff'))).toBeVisible()
    await expect(context.canvas.getAllByText(t('newShares:phases.calledOff'))[0]).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('newShares:calendar.save') })).toBeNull()
  },
}

/** The way to the stock, whose price is the market's. */
export const Listed: Story = {
  args: { offer: offerId('solbit-solar') },
  play: async (context) => {
    const { t, language } = readerOf(context)
    const name = inLanguage({ en: 'Solbit Solar', kor: '솔빛솔라', tw: '松光太陽能' }, language)
    await expect(await context.canvas.findByText(t('offer:prices.market'))).toBeVisible()
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('offer:toStock', { name }) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: 'KRX:204557' })
  },
}

export const SavesTheDates: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context, 'documents')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('newShares:calendar.save') }))
    await waitFor(() => expect(context.files.save).toHaveBeenCalledOnce())
    const [saved] = context.files.save.mock.lastCall ?? []
    await expect(saved).toMatchObject({ name: 'hanbit-robotics.ics', type: 'text/calendar' })
    await expect(saved?.text).toContain('DTSTART:20260312T060000Z')
  },
}
export const CannotSaveTheDates: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    context.files.save.mockRejectedValueOnce(new Error('no room'))
    await heading(context, 'documents')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('newShares:calendar.save') }))
    await screen.findByText(t('newShares:calendar.failed'))
  },
}

export const RemindsMe: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const bell = await context.canvas.findByRole('button', { name: t('offer:remind') })
    await context.userEvent.click(bell)
    await screen.findByText(t('offer:remindedOfClose'))
    await waitFor(() => expect(bell).toBePressed())
  },
}

export const ReadsADocument: Story = {
  play: async (context) => {
    await heading(context, 'documents')
    const list = (await heading(context, 'documents')).closest('section')
    const [first] = within(list ?? document.body).getAllByRole('button')
    if (first === undefined) throw new Error('there is no document')
    await context.userEvent.click(first)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
  },
}

export const AlreadyApplied: Story = {
  parameters: { scenario: { world: 'appliedForShares' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const mine = within(await context.canvas.findByRole('region', { name: t('offer:mine') }))
    await expect(mine.getAllByRole('link')).toHaveLength(2)
    await expectsBothCounts(context, { asked: 30, claimed: 10, left: 199_990 })
    await expect(await context.canvas.findByText(t('refusals:refusals.DUPLICATE_SUBSCRIPTION'))).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('offer:apply.action') })).toBeNull()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'offersForGuests' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('offer:apply.action') }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: t('offer:guest.title') }))
    await context.userEvent.click(sheet.getByRole('button', { name: t('newShares:guest.logIn') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const NoSuchOffer: Story = { args: { offer: offerId('nowhere') } }
export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutOffers' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('offer') })),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/get', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/get', http: 500 }] } },
}
export const NoStory: Story = {
  parameters: { scenario: { world: 'offersAnnounced', faults: [{ on: 'offers/story', http: 500 }] } },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => heading(context, 'documents')),
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

/** What the reader may ask for could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'offersAnnounced', faults: [{ on: 'applications/terms', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await tryAgain(context)
    const action = { name: t('offer:apply.action') }
    await waitFor(() => expect(context.canvas.getByRole('button', action)).toBeEnabled())
  },
}
