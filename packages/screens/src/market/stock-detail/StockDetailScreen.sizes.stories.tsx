import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inSheet, personIn, walk } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { readTheChart } from '../../../testing/steps.ts'
import { openTicket } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Sizes',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const upright = { value: 'phone', isRotated: false }
const onItsSide = { value: 'onItsSide', isRotated: false }

/** The name over the page, once it is the listing's. */
async function nameOf({ canvas }: Pick<StoryContext, 'canvas'>): Promise<string> {
  await canvas.findByText('AAPL')
  return canvas.getByRole('heading', { level: 1 }).textContent
}

async function openFullScreen(context: StoryContext): Promise<HTMLElement> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  const name = await nameOf(context)
  await canvas.findByRole('application')
  await userEvent.click(canvas.getByRole('button', { name: t('kline:fullScreen') }))
  return screen.findByRole('dialog', { name: t('stockDetail:chartFullScreen', { name }) })
}

const isFull = (dialog: HTMLElement) => {
  const { width, height } = dialog.getBoundingClientRect()
  return width === window.innerWidth && height === window.innerHeight
}

/** How high the plot is, whose parent the drawing follows in a frame of its own. */
const heightOf = (chart: HTMLElement) => chart.querySelector('canvas')?.getBoundingClientRect().height ?? 0

/** At 320 x 568 the price, the chart and its periods are in sight at once. */
export const SmallPhone: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const bar = await canvas.findByRole('group', { name: t('stockDetail:actions.label') })
    const chart = await canvas.findByRole('application')
    const foot = () => bar.parentElement?.getBoundingClientRect().top
    const periods = canvas.getByRole('radiogroup', { name: t('kline:period') })
    const price = canvas.getByRole('group', { name: t('stockDetail:price') })
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(price.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom)
    await expect(chart.getBoundingClientRect().top).toBeGreaterThan(price.getBoundingClientRect().top)
    await waitFor(() => expect(periods.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot() ?? 0))
    await expect(periods.scrollWidth).toBeLessThanOrEqual(periods.parentElement?.clientWidth ?? 0)
  },
}

/** At 750 pixels the book and what comes last are beside the chart and the figures, which follow it without a gap: both columns end at about one height. */
export const TwoColumns: Story = {
  globals: { textSize: 'normal', viewport: { value: 'widest', isRotated: false } },
  play: async (context) => {
    const { canvas } = context
    const { t, ui } = readerOf(context)
    const chart = await canvas.findByRole('application')
    const periods = canvas.getByRole('radiogroup', { name: t('kline:period') })
    const book = canvas.getByRole('region', { name: t('stockDetail:book') })
    const news = await canvas.findByRole('region', { name: t('marketNews:title') })
    const details = canvas.getByRole('region', { name: t('stockDetail:details.prices') })
    const edge = chart.getBoundingClientRect().right
    const shorted = canvas.getByRole('region', { name: t('stockDetail:shortSelling.title') })
    for (const block of [book, shorted, news])
      await expect(block.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge)
    await expect(details.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    const gap = () => details.getBoundingClientRect().top - periods.getBoundingClientRect().bottom
    await waitFor(() => expect(gap()).toBeLessThan(100))
    const investors = canvas.getByRole('region', { name: t('stockDetail:investors.title') })
    const apart = () => news.getBoundingClientRect().bottom - investors.getBoundingClientRect().bottom
    await waitFor(() => expect(Math.abs(apart())).toBeLessThan(300))
    await expect(canvas.getByRole('button', { name: ui('back') })).toBeVisible()
  },
}

/** The same drawing, over the whole screen; its periods are the page's, on which nothing moves meanwhile. */
export const FullScreen: Story = {
  globals: { viewport: upright },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await canvas.findByText('AAPL')
    const drawn = (await canvas.findByRole('application')).querySelector('canvas')
    const under = canvas.getByRole('radiogroup', { name: t('kline:period') })
    const below = () => under.getBoundingClientRect().top
    const before = below()
    const dialog = await openFullScreen(context)
    await expect(isFull(dialog)).toBe(true)
    await expect(Math.abs(below() - before)).toBeLessThan(1)
    const chart = within(dialog).getByRole('application')
    await expect(drawn).not.toBeNull()
    await expect(chart).toContainElement(drawn)
    await expect(document.querySelectorAll('[role=application]')).toHaveLength(1)
    await waitFor(() => expect(heightOf(chart)).toBeGreaterThan(window.innerHeight / 3))
    const week = within(dialog).getByRole('radio', { name: t('kline:periodNames.week') })
    await userEvent.click(week)
    await expect(week).toBeChecked()
    await within(dialog).findByRole('application')
  },
}

export const FullScreenOnItsSide: Story = {
  globals: { viewport: onItsSide },
  play: async (context) => {
    const dialog = await openFullScreen(context)
    await expect(isFull(dialog)).toBe(true)
    await expect(window.innerWidth).toBeGreaterThan(window.innerHeight)
    await waitFor(() =>
      expect(heightOf(within(dialog).getByRole('application'))).toBeGreaterThan(window.innerHeight / 4),
    )
  },
}

export const FullScreenInTheDark: Story = {
  globals: { theme: 'dark', viewport: onItsSide },
  parameters: { scenario: { world: 'holder' } },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, readTheChart)
    await openFullScreen(context)
  },
}

export const FullScreenHalted: Story = {
  globals: { viewport: upright },
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    const dialog = await openFullScreen(context)
    await within(dialog).findByText(readerOf(context).t('positions:halted'))
  },
}

/** Escape removes the crosshair first, and then closes; the chart is on the page again, as it was. */
export const FullScreenClosesByEscape: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const dialog = await openFullScreen(context)
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    within(dialog).getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await within(dialog).findByText(new RegExp(`, ${RegExp.escape(t('kline:close'))} [\\d.]+, `))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: t('kline:fullScreen') })).toHaveFocus()
    await expect(heightOf(canvas.getByRole('application'))).toBeGreaterThan(0)
  },
}

export const FullScreenClosesByTheWayBack: Story = {
  play: async (context) => {
    const { canvas, navigation } = context
    await openFullScreen(context)
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('application')).toBeVisible()
  },
}

/** Where there is room the ticket is beside the chart, which stays in use. */
async function placeBeside(context: StoryContext): Promise<void> {
  const person = personIn(context)
  const { canvas, userEvent } = context
  const { t } = person
  await walk(person, openTicket('long'))
  const chart = await canvas.findByRole('application')
  await inSheet((sheet) => sheet.getByRole('button', { name: person.ui('finance.ticket.review') }))
  const ticket = screen.getByRole('dialog')
  const bar = canvas.getByRole('group', { name: t('stockDetail:actions.label'), hidden: true })
  await expect(bar).not.toBeVisible()
  await expect(ticket.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    chart.getBoundingClientRect().right,
  )
  await expect(chart.getBoundingClientRect().width).toBeGreaterThanOrEqual(360)
  await expect(ticket.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  await userEvent.click(canvas.getByRole('radio', { name: t('kline:periodNames.day') }))
  await expect(canvas.getByRole('radio', { name: t('kline:periodNames.day') })).toBeChecked()
  await expect(screen.getByRole('dialog')).toBe(ticket)
}

export const TicketBesideTheChart: Story = {
  globals: { textSize: 'normal', viewport: { value: 'desktop', isRotated: false } },
  play: placeBeside,
}

/** So at 750 pixels, within the column. */
export const TicketBesideTheChartOfATablet: Story = {
  globals: { textSize: 'normal', viewport: { value: 'widest', isRotated: false } },
  play: placeBeside,
}

/** The largest text leaves no room for two columns: the ticket rises over the page. */
export const TicketInLargeTextOnATablet: Story = {
  globals: { textSize: 'largest', viewport: { value: 'widest', isRotated: false } },
  play: async (context) => {
    await walk(personIn(context), openTicket('long'))
    const ticket = await screen.findByRole('dialog')
    await waitFor(() => expect(ticket.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth / 2))
  },
}

/** A phone on its side is as wide as a tablet, and too low for a ticket beside its chart. */
export const TicketOnItsSide: Story = {
  globals: { textSize: 'normal', viewport: onItsSide },
  play: async (context) => {
    await walk(personIn(context), openTicket('long'))
    const ticket = await screen.findByRole('dialog')
    await waitFor(() => expect(ticket.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth / 2))
  },
}
