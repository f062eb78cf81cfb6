import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { HomeScreen } from './HomeScreen.tsx'

const meta = {
  title: 'Screens/Home',
  tags: ['screen', 'autodocs'],
  component: HomeScreen,
  parameters: {
    purpose: 'Says what one owns and how it changed today, what to do next, and what moves.',
    scenario: { screen: 'home', world: 'holder' },
  },
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const findMovers = async (context: Context) => {
  const region = { name: readerOf(context).t('home:movers.title') }
  return within(await context.canvas.findByRole('region', region)).findAllByRole('listitem')
}
const findHot = async (context: Context) => {
  const list = { name: readerOf(context).t('home:offers.stocks.hot') }
  return within(await context.canvas.findByRole('list', list)).findAllByRole('listitem')
}

/** They are read once one scrolls to them. */
const readNews = async (context: Context) => {
  const name = readerOf(context).t('marketNews:title')
  const news = await context.canvas.findByRole('region', { name })
  news.scrollIntoView()
  await within(news).findByRole('list', { name })
  window.scrollTo(0, 0)
}

/** Total, change and three movers are above the fold at 390 x 844. */
export const Default: Story = {
  globals: { textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const movers = await findMovers(context)
    await expect(movers).toHaveLength(3)
    const bar = screen.getByRole('navigation', { name: readerOf(context).t('app:tabs') })
    const fold = bar.getBoundingClientRect().top
    for (const mover of movers) await expect(mover.getBoundingClientRect().bottom).toBeLessThanOrEqual(fold)
    await expect(await findHot(context)).toHaveLength(5)
    const account = await context.canvas.findByRole('region', { name: readerOf(context).t('home:account') })
    // One way to the holdings: the change explains itself. The eye, the total and the change can be pressed.
    await expect(within(account).getAllByRole('button')).toHaveLength(3)
  },
}

/** What positions made today says so, and one tap shows it with all the rest of the account. */
export const ExplainsToday: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, navigation, userEvent } = context
    const { t } = readerOf(context)
    const name = t('home:today')
    const account = within(await canvas.findByRole('region', { name: t('home:account') }))
    await userEvent.click(account.getByRole('button', { name: (said) => said.startsWith(name) }))
    const sheet = within(await screen.findByRole('dialog', { name }))
    const whole = within(await sheet.findByRole('region', { name: t('figures:whole.title') }))
    await whole.findByText(t('figures:whole.today'))
    await userEvent.click(whole.getByRole('link', { name: t('figures:whole.more') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'performance' })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findHot(context)
    await expect(context.canvas.queryByText(t('home:totalAssets'))).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('home:welcome.open') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'register' })
  },
}

export const NewMember: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('home:nextStep.firstOrder.title'))
    await expect(context.canvas.getByText(t('home:movers.none'))).toBeVisible()
    await findHot(context)
  },
}

export const ThirtyPositions: Story = {
  parameters: { scenario: { world: 'thirtyPositions' } },
  play: async (context) => {
    await expect(await findMovers(context)).toHaveLength(3)
    await findHot(context)
  },
}

/** Who has ordered sets up what withdrawals need. */
export const NextIsTheWithdrawalPassword: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const next = await context.canvas.findByRole('region', { name: t('home:nextStep.label') })
    await expect(next).toHaveTextContent(t('home:nextStep.fundPassword.title'))
    await context.userEvent.click(within(next).getByRole('link'))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'fundPassword' })
  },
}

/** What has happened and is unread is one line, which says how many of each kind. */
export const Unread: Story = {
  parameters: { scenario: { world: 'alerted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const account = await context.canvas.findByRole('region', { name: t('home:account') })
    const unread = await within(account).findByRole('link')
    await expect(unread).toHaveAccessibleName(t('home:unread.alerts', { count: 1 }))
    await context.userEvent.click(unread)
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'messages' })
  },
}

export const ChoosesAMarket: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findHot(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('home:offers.stocks.of.CRYPTO') }),
    )
    await waitFor(async () => {
      for (const row of await findHot(context))
        await expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining('CRYPTO'))
    })
  },
}

/** A quantity of one of the hot five leads to its ticket. */
export const QuickOrder: Story = {
  play: async ({ canvas, userEvent, navigation, ...context }) => {
    const { t } = readerOf(context)
    const quick = within(await canvas.findByRole('region', { name: t('home:quick.title') }))
    const listings = quick.getByRole('combobox', { name: t('home:quick.listing') })
    const [, second] = within(listings).getAllByRole<HTMLOptionElement>('option')
    if (second === undefined) throw new Error('fewer than two hot stocks')
    await userEvent.selectOptions(listings, second.value)
    const quantity = quick.getByRole('spinbutton')
    const least = Number(quantity.getAttribute('aria-valuemin'))
    await userEvent.click(quantity)
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(quick.getByRole('button', { name: t('home:quick.buy') }))
    await expect(navigation.go).toHaveBeenCalledWith({
      to: 'stockDetail',
      instrument: second.value,
      lots: String(least + 1),
    })
  },
}

/** Where the quantity and Buy do not fit beside each other, Buy is under it: neither covers the other. */
export const QuickOrderOnASmallPhone: Story = {
  globals: { language: 'kor', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const { t } = readerOf(context)
    const quick = within(await context.canvas.findByRole('region', { name: t('home:quick.title') }))
    const buy = quick.getByRole('button', { name: t('home:quick.buy') }).getBoundingClientRect()
    const [, plus] = quick.getAllByRole('button').map((button) => button.getBoundingClientRect())
    if (plus === undefined) throw new Error('no stepper')
    const gap = 8
    await expect(plus.bottom + gap <= buy.top || plus.right + gap <= buy.left).toBe(true)
  },
}

/** A halted listing cannot be bought: why is said in place of the quantity, and the others may be. */
export const QuickOrderHalted: Story = {
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findHot(context)
    const ofTheUs = { name: t('home:offers.stocks.of.US') }
    await context.userEvent.click(context.canvas.getByRole('button', ofTheUs))
    const quick = within(await context.canvas.findByRole('region', { name: t('home:quick.title') }))
    const listings = quick.getByRole('combobox', { name: t('home:quick.listing') })
    await waitFor(() =>
      expect(within(listings).getByRole('option', { selected: true })).toHaveValue('US:AAPL'),
    )
    await expect(await quick.findByText(t('home:quick.halted'))).toBeVisible()
    await expect(quick.queryByRole('button', { name: t('home:quick.buy') })).toBeNull()
    const [, second] = within(listings).getAllByRole<HTMLOptionElement>('option')
    if (second === undefined) throw new Error('fewer than two hot stocks')
    await context.userEvent.selectOptions(listings, second.value)
    await expect(quick.getByRole('button', { name: t('home:quick.buy') })).toBeEnabled()
    await context.userEvent.selectOptions(listings, 'US:AAPL')
  },
}

export const NothingSubscribed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('tab', { name: t('home:offers.newShares.tab') }),
    )
    await expect(await context.canvas.findByText(t('home:offers.newShares.title'))).toBeVisible()
  },
}

/** What can be applied for, then what comes, and the way to all of it. */
export const NewShares: Story = {
  parameters: { scenario: { world: 'offersAnnounced' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('tab', { name: t('home:offers.newShares.tab') }),
    )
    const open = await context.canvas.findByRole('region', { name: t('newShares:phases.open') })
    await expect(within(open).getAllByRole('article')).toHaveLength(2)
    const [all] = within(open).getAllByRole('link')
    await expect(all?.getAttribute('href')).toContain('offers')
    await expect(context.canvas.getByRole('region', { name: t('newShares:phases.coming') })).toBeVisible()
  },
}

const findEntries = async (context: Context) => {
  const list = { name: readerOf(context).t('home:entries') }
  return within(await context.canvas.findByRole('list', list))
}

/** The ways to what is built. */
export const LeadsOn: Story = {
  play: async (context) => {
    const { titleOf } = readerOf(context)
    const entries = await findEntries(context)
    await expect(entries.getByRole('link', { name: titleOf('checkIn') })).toBeVisible()
    await expect(entries.getByRole('link', { name: titleOf('dividends') })).toBeVisible()
  },
}

/** A feature that the site does not offer has no entry. */
export const WithoutCheckIn: Story = {
  parameters: { scenario: { world: 'withoutCheckIn' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    const entries = await findEntries(context)
    await expect(entries.getByRole('link', { name: titleOf('dividends') })).toBeVisible()
    await waitFor(() => expect(entries.queryByRole('link', { name: titleOf('checkIn') })).toBeNull())
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', hang: true }] } },
}

/** The account cannot be read: the indices and all below still show. */
export const AccountUnread: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'home/briefing', http: 500 }] } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByRole('list', { name: t('home:indices') })
    await expect(await context.canvas.findByRole('button', { name: ui('retry') })).toBeVisible()
  },
}

export const NotRefreshed: Story = {
  play: async (context) => {
    await findHot(context)
    await readNews(context)
    await refreshOffline(context, () => findMovers(context))
  },
}

/** Opened without a connection, with nothing read before: one answer, and a way to ask again. */
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    await context.canvas.findAllByRole('button', { name: readerOf(context).ui('retry') })
  },
}

/** The account is on its way: the indices do not wait for it, and what is below the fold does. */
export const SlowAccount: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'home/briefing', hang: true }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const indices = await context.canvas.findByRole('list', { name: t('home:indices') })
    await waitFor(() => expect(within(indices).getAllByRole('link').length).toBeGreaterThan(2))
    await expect(context.canvas.queryByRole('list', { name: t('home:offers.stocks.hot') })).toBeNull()
  },
}

export const RealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'holder' } },
  play: async (context) => {
    const { canvas } = context
    const { ui } = readerOf(context)
    await findHot(context)
    await expect(canvas.queryByText(ui('finance.practiceChip'))).toBeNull()
    await expect(canvas.queryByText(ui('simulated'))).toBeNull()
  },
}

export const GuestWithRealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('home:welcome.titlePlain'))
  },
}

export const FirstOrderWithRealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'newMember' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('home:nextStep.firstOrder.reasonPlain'))
  },
}
