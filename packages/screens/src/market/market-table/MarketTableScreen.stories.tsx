import { STREAM_STALE_MS } from '@onelot/api-client'
import { decimal, instrumentId } from '@onelot/domain'
import { PAGE_LINKS, PAGE_SIZE } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketTableScreen } from './MarketTableScreen.tsx'

const meta = {
  title: 'Screens/Market table',
  tags: ['screen', 'autodocs'],
  component: MarketTableScreen,
  parameters: {
    purpose: 'Compares many stocks by the same figures, in the order of one of them.',
    scenario: { screen: 'marketTable', world: 'member' },
  },
} satisfies Meta<typeof MarketTableScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findTable = (context: Context, market: 'KRX' | 'US' | 'FX') => {
  const { t } = readerOf(context)
  return context.canvas.findByRole('table', {
    name: t('marketTable:table', { market: t(`marketTable:markets.${market}`) }),
  })
}

export const Default: Story = {
  play: async (context) => {
    const table = await findTable(context, 'KRX')
    await expect(table).toHaveAttribute('aria-rowcount', '2701')
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

/** The broker sorts: the least of all listings is first, not the least of the page. */
export const SortedByTheBroker: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findTable(context, 'KRX')
    const listed = () =>
      within(canvas.getByRole('table'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    const unsorted = listed()
    const name = t('marketTable:columns.marketCap')
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'descending'),
    )
    await waitFor(() => expect(listed()).not.toEqual(unsorted))
    const largest = listed()
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await waitFor(() => expect(largest).not.toContain(listed()[0]))
  },
}

const firstLink = (context: Context) =>
  within(context.canvas.getByRole('table')).getAllByRole('link')[0]?.getAttribute('href')
/** The index of a page's first row among all, its head being the first. */
const rowOfPage = (page: number): string => String((page - 1) * PAGE_SIZE + 2)
const findPage = (context: Context, page: number) =>
  waitFor(() => {
    const rows = [...context.canvas.getByRole('table').querySelectorAll('tr[aria-rowindex]')]
    const indices = rows.map((row) => row.getAttribute('aria-rowindex')).filter((index) => index !== '1')
    return expect(indices[0]).toBe(rowOfPage(page))
  })

/** Where there is room, ten listings a page, by numbers; all pages are of one ranking, until another is chosen. */
export const ByPagesOnADesktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: 'normal' },
  play: async (context) => {
    const { broker, canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await findTable(context, 'KRX')
    const label = t('marketTable:table', { market: t('marketTable:markets.KRX') })
    const pages = within(await canvas.findByRole('navigation', { name: label }))
    await expect(pages.getAllByRole('button')).toHaveLength(PAGE_LINKS + 2)
    await findPage(context, 1)
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr[aria-rowindex]')).toHaveLength(
      PAGE_SIZE,
    )
    const first = within(canvas.getByRole('table')).getAllByRole('link')
    const links = first.map((link) => link.getAttribute('href'))
    await broker.advance('1 s')
    await broker.broker.operator.setPrice(instrumentId('KRX:679190'), decimal('9000000'))
    await userEvent.click(pages.getByRole('button', { name: ui('entry.pagination.next') }))
    await findPage(context, 2)
    await expect(links).not.toContain(firstLink(context))
    await expect(pages.getByRole('status')).toHaveTextContent(
      ui('entry.pagination.position', { page: 2, pages: 270 }),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('marketTable:columns.price') }))
    await findPage(context, 1)
    await waitFor(() => expect(firstLink(context)).toContain('679190'))
  },
}
/** A ranking that is too old is refused; trying again begins a new one. */
export const BeginsANewRanking: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: 'normal' },
  play: async (context) => {
    const { broker, canvas, userEvent } = context
    const { ui } = readerOf(context)
    await findTable(context, 'KRX')
    const next = await canvas.findByRole('button', { name: ui('entry.pagination.next') })
    await broker.advance('25 h')
    await userEvent.click(next)
    await userEvent.click(await canvas.findByRole('button', { name: ui('retry') }))
    await findTable(context, 'KRX')
    await findPage(context, 1)
  },
}

export const OneSector: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const sector = await canvas.findByRole('combobox', { name: t('marketTable:sector') })
    await userEvent.selectOptions(sector, 'Steel')
    await waitFor(async () => {
      const table = await findTable(context, 'KRX')
      await expect(Number(table.getAttribute('aria-rowcount'))).toBeLessThan(300)
    })
  },
}

export const ForeignExchange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const market = await canvas.findByRole('combobox', { name: t('marketTable:market') })
    await userEvent.selectOptions(market, 'FX')
    await findTable(context, 'FX')
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: t('marketTable:sector') })).toBeNull())
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'largest' },
  play: async (context) => {
    await findTable(context, 'KRX')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/table', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/table', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
export const NoNewPrices: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async (context) => {
    const table = await findTable(context, 'KRX')
    await context.endWait(STREAM_STALE_MS)
    await waitFor(() => expect(table.querySelector('[data-stale=true]')).not.toBeNull())
  },
}
/** It is told from a busy broker, with the end that is expected. */
export const Maintenance: Story = {
  parameters: { scenario: { world: 'maintenance' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const text = messagePattern((until) => t('refusals:refusals.SYSTEM_BUSY_maintenanceUntil', { until }))
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}
