import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { strategyKinds } from '../../parts/strategies/strategyValues.ts'
import { SmartStrategiesScreen } from './SmartStrategiesScreen.tsx'

const meta = {
  title: 'Screens/Smart strategies',
  tags: ['screen', 'autodocs'],
  component: SmartStrategiesScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: {
    purpose: 'Shows what each strategy does, and asks for the stock to test it on.',
    scenario: { screen: 'smartStrategies', world: 'watcher' },
  },
} satisfies Meta<typeof SmartStrategiesScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const startsWith = (start: string) => (text: string) => text.startsWith(start)

async function openPicker(context: Context, kind: (typeof strategyKinds)[number] = 'grid') {
  const { t } = readerOf(context)
  const tile = await context.canvas.findByRole('button', { name: startsWith(t(`strategies:names.${kind}`)) })
  await context.userEvent.click(tile)
  return within(await screen.findByRole('dialog', { name: t('strategies:pick.title') }))
}

/** What each does is said in words; past results are warned of before any is seen. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    for (const kind of strategyKinds)
      await expect(
        await context.canvas.findByRole('button', { name: startsWith(t(`strategies:names.${kind}`)) }),
      ).toHaveTextContent(t(`strategies:does.${kind}`))
    await expect(context.canvas.getByText(t('strategies:warning'))).toBeVisible()
  },
}

/** The stock that was looked at last comes first, then those watched, then those traded most. */
export const ChoosesAStock: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openPicker(context)
    const seen = within(await sheet.findByRole('list', { name: t('strategies:pick.seen') }))
    await expect(seen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('AAPL'))
    await sheet.findByRole('list', { name: t('strategies:pick.watched') })
    await context.userEvent.click(sheet.getByRole('button', { name: t('strategies:pick.markets.US') }))
    const popular = await sheet.findByRole('list', { name: t('strategies:pick.popular') })
    await context.userEvent.click((await within(popular).findAllByRole('link'))[0] ?? popular)
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'smartStrategy', strategy: 'grid' }),
    )
  },
}

export const FindsAStock: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openPicker(context, 'breakout')
    await context.userEvent.type(sheet.getByRole('searchbox'), 'AAPL')
    const found = within(await sheet.findByRole('list', { name: t('strategies:pick.found') }))
    await waitFor(() => expect(found.getAllByRole('link')).toHaveLength(1))
    await context.userEvent.clear(sheet.getByRole('searchbox'))
    await context.userEvent.type(sheet.getByRole('searchbox'), 'zzzz')
    await expect(await sheet.findByText(t('strategies:pick.none', { query: 'zzzz' }))).toBeVisible()
  },
}

export const OwnRuns: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('link', { name: startsWith(t('strategies:own.title')) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'smartOrders' })
  },
}

/** Strategies can be looked at without an account; own runs are not there. */
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openPicker(context)
    await sheet.findByRole('list', { name: t('strategies:pick.popular') })
    await expect(sheet.queryByRole('list', { name: t('strategies:pick.watched') })).toBeNull()
    await expect(context.canvas.queryByText(t('strategies:own.title'))).toBeNull()
  },
}

/** What runs goes on, and stays reachable. */
export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutStrategies' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('smartStrategies') })),
    ).toBeVisible()
    await expect(context.canvas.getByText(t('strategies:own.title'))).toBeVisible()
  },
}

export const StocksLoading: Story = {
  parameters: { scenario: { world: 'watcher', faults: [{ on: 'market/list', hang: true }] } },
  play: async (context) => {
    await openPicker(context)
  },
}

export const StocksFail: Story = {
  parameters: { scenario: { world: 'watcher', faults: [{ on: 'market/list', http: 500 }] } },
  play: async (context) => {
    const sheet = await openPicker(context)
    await expect(await sheet.findByRole('alert')).toBeVisible()
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
