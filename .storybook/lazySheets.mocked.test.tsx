import { instrumentId } from '@onelot/domain'
import { PerformanceScreen } from '@onelot/screens/trading/performance'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { WatchlistScreen } from '@onelot/screens/market/watchlist'
import type { ReactNode } from 'react'
import { screen, within } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type ShownScreen, screenStage } from './screenStage.tsx'
import { until } from './until.ts'

vi.mock('../packages/screens/src/trading/performance/ExportSheet.tsx', () => {
  throw new Error('it does not arrive')
})
vi.mock('../packages/screens/src/parts/alerts/AlertSheet.tsx', () => {
  throw new Error('it does not arrive')
})
vi.mock('../packages/screens/src/market/stock-detail/TicketFlow.tsx', () => {
  throw new Error('it does not arrive')
})
vi.mock('../packages/screens/src/market/watchlist/GroupsSheet.tsx', () => {
  throw new Error('it does not arrive')
})

const stage = screenStage('holder')

const stock = <StockDetailScreen instrument={instrumentId('US:AAPL')} />

it.each<[string, ShownScreen['name'], ReactNode, string, RegExp]>([
  ['of what to export', 'performance', <PerformanceScreen key="a" />, 'Save as CSV', /^Save as CSV$/],
  ['of price alerts', 'stockDetail', stock, 'Price alerts', /^Price alerts$/],
  ['of an order', 'stockDetail', stock, 'Buy', /^Buy /],
  ['of groups', 'watchlist', <WatchlistScreen key="b" />, 'Groups', /^Groups$/],
])('the sheet %s says that it did not arrive, and closes', async (_, name, shown, opener, title) => {
  const reload = vi.fn()
  await stage.show({ name, screen: shown, reload })
  const button = await until(() => screen.getByRole('button', { name: opener }))
  await expect.poll(() => button.dataset['state']).not.toBe('loading')
  await userEvent.click(button)
  const sheet = within(await until(() => screen.getByRole('dialog', { name: title })))
  await userEvent.click(await until(() => sheet.getByRole('button', { name: 'Try again' })))
  expect(reload).toHaveBeenCalledOnce()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: opener })).toBeVisible()
})
