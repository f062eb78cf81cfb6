import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { HomeScreen } from './HomeScreen.tsx'

const meta = {
  title: 'Screens/Home/Due',
  tags: ['screen'],
  component: HomeScreen,
  parameters: {
    purpose: 'Says what is due of the member in all products, and leads to each.',
    scenario: { screen: 'home', world: 'blockLocked' },
  },
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const findDue = async (context: Context) =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t('home:due.label') }))

/** Shares of a block that are free to sell at a known time. */
export const One: Story = {
  play: async (context) => {
    const due = await findDue(context)
    await expect(await due.findAllByRole('listitem')).toHaveLength(1)
    const { t } = readerOf(context)
    await expect(due.getByText(new RegExp(RegExp.escape(t('products:trading.due.unlocks'))))).toBeVisible()
    await expect(due.queryByRole('button')).toBeNull()
    await context.userEvent.click(due.getByRole('link'))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

/** The earliest first, three until more are asked for; each leads to where something can be done. */
export const Many: Story = {
  parameters: { scenario: { world: 'rightsAndMoreDue' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const due = await findDue(context)
    await expect(await due.findAllByRole('listitem')).toHaveLength(3)
    await context.userEvent.click(due.getByRole('button', { name: t('home:due.all', { count: 4 }) }))
    const rows = due.getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    const ends = t('products:trading.due.dayTradeEnds')
    for (const row of rows.slice(0, 2)) await expect(row).toHaveTextContent(ends)
    const links = due.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links.filter((href) => href?.includes('increaseDetail'))).toHaveLength(1)
    await expect(links.filter((href) => href?.includes('securitiesLending'))).toHaveLength(1)
  },
}

/** What is to be paid of a loan, which is of no share. */
export const Payment: Story = {
  parameters: { scenario: { world: 'loanRunning' } },
  play: async (context) => {
    const due = await findDue(context)
    const link = await due.findByRole('link')
    await expect(link).toHaveTextContent(readerOf(context).t('products:loans.due.instalment'))
    await context.userEvent.click(link)
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'repayment' })
  },
}

/** Orders that expire unfilled lead to where each can be cancelled, as what is open leads to where it is closed. */
export const DayTrades: Story = {
  parameters: { scenario: { world: 'dayTrades' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const due = await findDue(context)
    const row = await due.findByRole('link', {
      name: new RegExp(RegExp.escape(t('products:trading.due.dayOrderExpires'))),
    })
    await expect(row).toHaveAttribute('href', expect.stringContaining('positionDetail'))
    await expect(due.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Rights of which some are used: what is issued with what it costs, and what lapses. */
export const RightsApplied: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const due = await findDue(context)
    await expect(await due.findAllByRole('listitem')).toHaveLength(2)
    for (const kind of ['issues', 'lapses'] as const)
      await expect(
        due.getByText(new RegExp(RegExp.escape(t(`products:increases.due.${kind}`)))),
      ).toBeVisible()
    for (const link of due.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringContaining('increaseDetail'))
  },
}

/** A run of a strategy ends with its term. */
export const RunEnds: Story = {
  parameters: { scenario: { world: 'runRunning' } },
  play: async (context) => {
    const due = await findDue(context)
    const link = await due.findByRole('link')
    await expect(link).toHaveTextContent(readerOf(context).t('products:strategies.due.ends'))
    await context.userEvent.click(link)
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'smartOrders' }))
  },
}

/** Nothing is due: the rest follows at once. */
export const NothingDue: Story = {
  parameters: { scenario: { world: 'holder' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('list', { name: t('home:offers.stocks.hot') })
    await expect(context.canvas.queryByRole('region', { name: t('home:due.label') })).toBeNull()
  },
}

/** Only what is due could not be read: it says so in its place, and can be asked for again. */
export const Unread: Story = {
  parameters: { scenario: { world: 'blockLocked', faults: [{ on: 'home/due', http: 500 }] } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await expect(await context.canvas.findByText(t('home:due.failed'))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: ui('retry') })).toBeVisible()
    await context.canvas.findByRole('list', { name: t('home:offers.stocks.hot') })
  },
}
