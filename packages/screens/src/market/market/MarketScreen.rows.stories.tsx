import { decimal, instrumentId } from '@onelot/domain'
import { PAGE_SIZE } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { findBoard } from '../../../testing/findBoard.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Rows',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

const pathsOf = (calls: readonly (readonly [Request])[]): readonly string[] =>
  calls.map(([{ url }]) => url.replace(/^.*\/api\/vue\//, ''))

/** The listings, the choice of exchanges and the indices begin with the exchange that the reader has chosen. */
export const OfTheReadersExchange: Story = {
  parameters: { scenario: { world: 'member', homeMarket: 'TWSE' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const list = await findBoard(context, 'hot')
    for (const link of within(list).getAllByRole('link'))
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('TWSE:')
    const exchange = canvas.getByLabelText(t('market:exchanges.label'))
    await expect(exchange).toHaveDisplayValue(t('market:exchanges.TWSE'))
    const indices = await canvas.findByRole('list', { name: t('market:indices') })
    const [first] = within(indices).getAllByRole('link')
    await expect(decodeURIComponent(first?.getAttribute('href') ?? '')).toContain('TWSE:')
  },
}

/** Header and filter stay; another board begins at its top. */
export const KeepsTheFilterInSight: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findBoard(context, 'hot')
    const field = canvas.getByRole('link', { name: t('market:search.label') })
    window.scrollTo(0, 700)
    const rising = canvas.getByRole('button', { name: t('market:boards.rising') })
    await expect(rising.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.floor(field.getBoundingClientRect().bottom),
    )
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.click(rising)
    const list = await findBoard(context, 'rising')
    await waitFor(async () => {
      const first = list.querySelector('[aria-posinset="1"]')
      await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        rising.getBoundingClientRect().bottom,
      )
    })
    window.scrollTo(0, 0)
  },
}

/** Scrolled away and back, a row has the price that it had, though the stream cannot say it again. */
export const ComesBackToThePriceThatWasSeen: Story = {
  globals: { textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { broker } = context
    const list = await findBoard(context, 'hot')
    const row = () => list.querySelector('[aria-posinset="2"]')
    const shown = () => row()?.querySelector('[data-stale]')?.textContent
    const listed = await waitFor(() => {
      if (!shown()) throw new Error('no price is shown')
      return shown()
    })
    const code = row()?.textContent.match(/\d{6}/)?.[0] ?? ''
    await broker.broker.operator.setPrice(instrumentId(`KRX:${code}`), decimal('1000'))
    await broker.advance('2 s')
    await waitFor(() => expect(shown()).not.toBe(listed))
    const seen = shown()
    broker.setFaults([{ on: 'stream/open', hang: true }])
    window.scrollTo(0, 5_000)
    await waitFor(() => expect(row()).toBeNull())
    window.scrollTo(0, 0)
    await waitFor(() => expect(row()).not.toBeNull())
    await expect(shown()).toBe(seen)
    await expect(row()?.querySelector('[data-tick]')).toBeNull()
  },
}

export const GrowsAsItIsScrolled: Story = {
  play: async (context) => {
    const list = await findBoard(context, 'hot')
    const known = () => Number(list.querySelector('li')?.getAttribute('aria-setsize'))
    const before = known()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(known()).toBeGreaterThan(before))
    window.scrollTo(0, 0)
  },
}

/** A listing that goes to the top meanwhile moves none onto the next page: it is of the ranking that was read. */
export const GrowsInOneRanking: Story = {
  globals: { textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { broker, canvas, userEvent } = context
    await findBoard(context, 'hot')
    await broker.advance('1 s')
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).t('market:boards.rising') }))
    const list = await findBoard(context, 'rising')
    const rows = () => [...list.querySelectorAll('li')]
    const tenth = () => rows().find((row) => row.getAttribute('aria-posinset') === String(PAGE_SIZE))
    const linkIn = (row: Element | undefined) => row?.querySelector('a')?.getAttribute('href')
    await waitFor(() => expect(rows().length).toBeGreaterThan(1))
    await broker.advance('1 s')
    await broker.broker.operator.setPrice(instrumentId('KRX:679190'), decimal('9000000'))
    await broker.advance('1 s')
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const [next] = rows().filter((row) => Number(row.getAttribute('aria-posinset')) === PAGE_SIZE + 1)
      return expect([linkIn(tenth()), linkIn(next)]).not.toContain(undefined)
    })
    const links = rows().map(linkIn)
    await expect(new Set(links).size).toBe(links.length)
    window.scrollTo(0, 0)
  },
}

/** The rules of the markets and the site's configuration are not asked for again by each row that comes into sight. */
export const ReadsRulesOnce: Story = {
  play: async (context) => {
    const { broker } = context
    const list = await findBoard(context, 'hot')
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(5))
    const asked = spyOn(broker, 'fetch')
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const last = () => Number(list.querySelector('li:last-of-type')?.getAttribute('aria-posinset'))
    const before = last()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(last()).toBeGreaterThan(before))
    await waitFor(() => expect(pathsOf(asked.mock.calls)).toContain('market/list'))
    const paths = pathsOf(asked.mock.calls)
    for (const once of ['market/overview', 'common/config']) await expect(paths).not.toContain(once)
    window.scrollTo(0, 0)
  },
}

/** A board that is come back to is ranked anew. */
export const ComesBackToABoard: Story = {
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t } = readerOf(context)
    await findBoard(context, 'hot')
    await userEvent.click(canvas.getByRole('button', { name: t('market:boards.rising') }))
    await findBoard(context, 'rising')
    const asked = spyOn(broker, 'fetch')
    await userEvent.click(canvas.getByRole('button', { name: t('market:boards.hot') }))
    await findBoard(context, 'hot')
    await waitFor(() => expect(pathsOf(asked.mock.calls)).toContain('market/list'))
  },
}
