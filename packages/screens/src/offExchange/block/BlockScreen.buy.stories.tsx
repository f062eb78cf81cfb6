import { blockId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { BlockScreen } from './BlockScreen.tsx'

const meta = {
  title: 'Screens/Block/Buying',
  tags: ['screen'],
  component: BlockScreen,
  args: { block: blockId('apple-fund') },
  parameters: {
    purpose: 'Takes a request for shares of a block, and says why it cannot.',
    scenario: { screen: 'block', world: 'blocksAnnounced' },
  },
} satisfies Meta<typeof BlockScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('block:buy.action') })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('block:buy.title') })
}
const press = (context: Context, sheet: HTMLElement, name: string) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, shares: string): Promise<void> {
  const field = within(sheet).getByRole('spinbutton', { name: readerOf(context).t('block:buy.shares') })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, shares)
}

/** Up to the sheet that shows it once more. */
async function review(context: Context, shares = '150'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await fillIn(context, sheet, shares)
  await press(context, sheet, t('block:buy.next'))
  return screen.findByRole('dialog', { name: t('block:buy.review') })
}
async function confirm(context: Context, sheet: HTMLElement, shares = 150): Promise<void> {
  const { t, ui } = readerOf(context)
  const name = t('block:buy.confirm', { shares: ui('finance.shares', { count: shares }) })
  await press(context, sheet, name)
}

/** What a number takes: the discount of now, the break-even, the average cost before and after, the end of the lock. */
export const HowMany: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    for (const fact of ['discount', 'even', 'average', 'locked'] as const)
      await expect(sheet.getByText(t(`block:buy.${fact}`))).toBeVisible()
    await expect(sheet.getByText(t('block:buy.average')).parentElement).toHaveTextContent('→')
  },
}

/** Under the least the form stays open, and says what the least is. */
export const UnderTheLeast: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '99')
    await press(context, sheet, t('block:buy.next'))
    const least = t('refusals:refusals.BLOCK_BELOW_MINIMUM_SHARES', { count: 100 })
    await expect(within(sheet).getByText(least)).toBeVisible()
    await expect(screen.getByRole('dialog', { name: t('block:buy.title') })).toBeVisible()
  },
}

/** More than is left is said at once. */
export const MoreThanIsLeft: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '7601')
    const bound = ui('finance.shares', { count: 7_600 })
    await expect(await within(sheet).findByText(ui('finance.bounds.most', { bound }))).toBeVisible()
  },
}

export const ShortOfMoney: Story = {
  parameters: { scenario: { world: 'blocksPoor' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await press(context, sheet, t('newShares:deposit', { currency: 'USD' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'USD' })
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('block:buy.even'))).toBeVisible()
  },
}

/** Sent, it is under review on the page. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context, await review(context))
    const receipt = await screen.findByRole('dialog', { name: t('block:done.title') })
    await press(context, receipt, t('block:done.close'))
    await expect(await context.canvas.findByRole('button', { name: t('sales:own.cancel') })).toBeVisible()
  },
}

/** OTC shares have no least and no lock. */
export const OfOtcShares: Story = {
  args: { block: blockId('apple-otc') },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await expect(within(sheet).queryByText(t('block:buy.locked'))).toBeNull()
    await press(context, sheet, t('block:buy.next'))
    await expect(await screen.findByRole('dialog', { name: t('block:buy.review') })).toBeVisible()
  },
}

const meanwhile = [
  'BLOCK_BELOW_MINIMUM_SHARES',
  'BLOCK_TRADE_CLOSED',
  'PRICE_UNAVAILABLE',
  'QUOTE_EXPIRED',
  'AVAILABLE_INSUFFICIENT',
  'FUND_OPERATION_PENDING',
  'TRADING_BANNED',
  'REAL_NAME_REJECTED',
  'PRODUCT_UNAVAILABLE',
] as const

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await underEach(context, { on: 'blockTrades/submit', codes: meanwhile }, async (code) => {
      await confirm(context, sheet)
      // The least is that of the sample.
      const text = messagePattern((window) => t(`refusals:refusals.${code}`, { window, count: 10_000 }))
      await expect(await within(sheet).findByText(text)).toBeVisible()
      await expect(screen.getByRole('dialog', { name: t('block:buy.review') })).toBeVisible()
    })
  },
}

/** Others have taken what was left while it was looked at. */
export const TakenMeanwhile: Story = {
  parameters: {
    scenario: {
      world: 'blocksAnnounced',
      faults: [{ on: 'blockTrades/submit', refuse: 'VALIDATION', times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await confirm(context, sheet)
    await expect(await within(sheet).findByText(t('refusals:refusals.VALIDATION'))).toBeVisible()
  },
}

/** Without a verified identity nothing is bought: the way to it is beside the reason. */
export const NotVerifiedMeanwhile: Story = {
  parameters: {
    scenario: {
      world: 'blocksAnnounced',
      faults: [{ on: 'blockTrades/submit', refuse: 'REAL_NAME_REQUIRED', times: 1 }],
    },
  },
  play: async (context) => {
    const sheet = await review(context)
    await confirm(context, sheet)
    const way = readerOf(context).titleOf('realName')
    await context.userEvent.click(await within(sheet).findByRole('button', { name: way }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'blocksAnnounced',
      faults: [{ on: 'blockTrades/submit', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const sheet = await review(context)
    await confirm(context, sheet)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}
