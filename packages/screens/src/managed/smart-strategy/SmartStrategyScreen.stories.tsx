import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { SmartStrategyScreen } from './SmartStrategyScreen.tsx'

const meta = {
  title: 'Screens/Smart strategy',
  tags: ['screen', 'autodocs'],
  component: SmartStrategyScreen,
  args: { strategy: 'crossing', instrument: instrumentId('US:AAPL') },
  parameters: {
    purpose: 'Shows what a strategy would have earned with a stock, as its settings change.',
    scenario: { screen: 'smartStrategy', world: 'realNamePassed' },
  },
} satisfies Meta<typeof SmartStrategyScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findResult = (context: Context) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('smartStrategy:result.label') })
const sliderOf = (context: Context, name: 'fast' | 'slow' | 'k' | 'levels' | 'width') =>
  context.canvas.findByRole('slider', { name: readerOf(context).t(`smartStrategy:params.${name}`) })
const findMap = async (context: Context) =>
  within(await context.canvas.findByRole('table', { name: readerOf(context).t('smartStrategy:map.caption') }))

/** Every setting nearby is tested by itself, and then says what that means. */
async function mapped(context: Context) {
  const map = await findMap(context)
  const waiting = readerOf(context).t('smartStrategy:map.waiting')
  await waitFor(() => expect(map.queryAllByText(waiting)).toHaveLength(0), { timeout: 20_000 })
  return map
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findResult(context)
    for (const part of ['params', 'next', 'map', 'figures', 'how'] as const)
      await expect(
        context.canvas.getByRole('heading', { name: t(`smartStrategy:${part}.label`) }),
      ).toBeVisible()
    await mapped(context)
  },
}

/** What is changed is tested at once, and written into the address once it rests. */
export const ChangesASetting: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const result = await findResult(context)
    const before = result.textContent
    const slider = await sliderOf(context, 'fast')
    await fireEvent.change(slider, { target: { value: '5' } })
    await expect(slider).toHaveAttribute('aria-valuetext', t('smartStrategy:params.days', { count: 5 }))
    await waitFor(() => expect(result.textContent).not.toBe(before))
    await waitFor(() =>
      expect(context.navigation.replace).toHaveBeenCalledWith({
        ...{ to: 'smartStrategy', strategy: 'crossing', instrument: 'US:AAPL' },
        ...{ fast: '5', slow: '60' },
      }),
    )
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('smartStrategy:params.usual') }),
    )
    await expect(slider).toHaveValue('20')
  },
}

/** The short average stays under the long one. */
export const KeepsTheShortAverageShorter: Story = {
  args: { fast: '59', slow: '60' },
  play: async (context) => {
    const { t } = readerOf(context)
    const name = t('smartStrategy:params.fast')
    const more = await context.canvas.findByRole('button', { name: t('smartStrategy:params.more', { name }) })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.click(more)
    await expect(await sliderOf(context, 'fast')).toHaveValue('59')
  },
}

export const UsesASettingNearby: Story = {
  play: async (context) => {
    const map = await mapped(context)
    await expect(map.getByRole('button', { current: true })).toBeVisible()
    const [first] = map.getAllByRole('button')
    if (first !== undefined) await context.userEvent.click(first)
    await expect(await sliderOf(context, 'fast')).toHaveValue('10')
    await expect(await sliderOf(context, 'slow')).toHaveValue('30')
  },
}

export const Breakout: Story = {
  args: { strategy: 'breakout', k: '0.7' },
  play: async (context) => {
    await expect(await sliderOf(context, 'k')).toHaveValue('7')
    await expect((await mapped(context)).getAllByRole('button')).toHaveLength(9)
  },
}

export const Grid: Story = {
  args: { strategy: 'grid', levels: '8', width: '0.2' },
  play: async (context) => {
    await expect(await sliderOf(context, 'levels')).toHaveValue('8')
    await expect(await sliderOf(context, 'width')).toHaveValue('20')
    await mapped(context)
  },
}

export const AnotherStrategy: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('strategies:names.grid') }),
    )
    await expect(await sliderOf(context, 'levels')).toHaveValue('10')
  },
}

export const Months: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findResult(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('smartStrategy:history.openMonths') }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: t('smartStrategy:history.months') }))
    await expect(sheet.getAllByRole('row').length).toBeGreaterThan(48)
  },
}

export const Trades: Story = {
  args: { strategy: 'breakout' },
  play: async (context) => {
    const { t } = readerOf(context)
    await findResult(context)
    const [opens = ''] = t('smartStrategy:history.openTrades', { count: 999 }).split('999')
    const [, ends = ''] = t('smartStrategy:history.openTrades', { count: 999 }).split('999')
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: (text) => text.startsWith(opens) && text.endsWith(ends) }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: t('smartStrategy:history.trades') }))
    await expect(sheet.getAllByRole('listitem')).toHaveLength(30)
    await context.userEvent.click(sheet.getByRole('button', { name: t('smartStrategy:history.more') }))
    await expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(30)
  },
}

export const ChangesTheStock: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', {
        name: (text) => text.endsWith(t('strategies:pick.change')),
      }),
    )
    await screen.findByRole('dialog', { name: t('strategies:pick.title') })
  },
}

/** An address is opened with what it says; what is out of the bounds is not. */
export const OddAddress: Story = {
  args: { fast: '90', slow: 'many' },
  play: async (context) => {
    await expect(await sliderOf(context, 'fast')).toHaveValue('20')
  },
}

/** A listing of today has no day that has closed. */
export const ShortHistory: Story = {
  args: { instrument: instrumentId('KRX:990020') },
  parameters: { scenario: { world: 'newListings' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('smartStrategy:short.title'))).toBeVisible()
  },
}

/** An index has no shares. */
export const NotAStock: Story = {
  args: { instrument: instrumentId('CRYPTO:BITX') },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('smartStrategy:noShare.action') }),
    )
    await screen.findByRole('dialog', { name: t('strategies:pick.title') })
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutStrategies' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('smartStrategy') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'realNamePassed', faults: [{ on: 'strategies/bars', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'realNamePassed', faults: [{ on: 'strategies/bars', http: 500 }] } },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
