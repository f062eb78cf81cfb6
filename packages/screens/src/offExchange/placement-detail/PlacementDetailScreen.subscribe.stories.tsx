import { placementId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { PlacementDetailScreen } from './PlacementDetailScreen.tsx'

const meta = {
  title: 'Screens/Placement detail/Subscribing',
  tags: ['screen'],
  component: PlacementDetailScreen,
  args: { placement: placementId('apple-placement') },
  parameters: {
    purpose: 'Takes a request for new shares of a placement by an amount, and says why it cannot.',
    scenario: { screen: 'placementDetail', world: 'placementsAnnounced' },
  },
} satisfies Meta<typeof PlacementDetailScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('placementDetail:subscribe.action') })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('placementDetail:subscribe.title') })
}
const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, amount: string): Promise<void> {
  const name = readerOf(context).t('placementDetail:subscribe.amount')
  const field = within(sheet).getByRole('textbox', { name })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, amount)
}

/** Up to the sheet that shows it once more. */
async function review(context: Context, amount = '9000'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await fillIn(context, sheet, amount)
  await press(context, sheet, t('placementDetail:subscribe.next'))
  return screen.findByRole('dialog', { name: t('placementDetail:subscribe.review') })
}
const confirmName = (context: Context) =>
  messagePattern((shares) => readerOf(context).t('placementDetail:subscribe.confirm', { shares }))

/** What an amount comes to: its discount, the break-even, the average cost before and after, the end of the lock. */
export const ForHowMuch: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    for (const fact of ['discount', 'even', 'average'] as const)
      await expect(sheet.getByText(t(`placementDetail:subscribe.${fact}`))).toBeVisible()
    await expect(sheet.getByText(t('sales:locked'))).toBeVisible()
    await expect(sheet.getByText(t('placementDetail:subscribe.average')).parentElement).toHaveTextContent('→')
  },
}

/** How much more reaches the next discount is said while the amount is typed. */
export const SomeMoreForTheNextDiscount: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '38600')
    const more = messagePattern((amount) => t('placementDetail:subscribe.more', { amount, percent: '5%' }))
    await expect(within(sheet).getByText(more)).toHaveTextContent('1,400')
  },
}

/** From the least of the last tier on. */
export const AtTheLargestDiscount: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '80000')
    await expect(within(sheet).getByText(t('placementDetail:subscribe.highest'))).toBeVisible()
    await expect(
      within(sheet).getByText(t('placementDetail:subscribe.discount')).parentElement,
    ).toHaveTextContent('8%')
  },
}

/** Under the least the form stays open, and says what the least is. */
export const UnderTheLeast: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '7999')
    await press(context, sheet, t('placementDetail:subscribe.next'))
    const least = messagePattern((amount) => t('refusals:refusals.PLACEMENT_BELOW_MINIMUM', { amount }))
    await expect(within(sheet).getByText(least)).toHaveTextContent('8,000')
    await expect(screen.getByRole('dialog', { name: t('placementDetail:subscribe.title') })).toBeVisible()
  },
}

/** More than is left is said at once. */
export const MoreThanIsLeft: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '90000000')
    const shares = ui('finance.shares', { count: 81_700 })
    await expect(
      await within(sheet).findByText(t('placementDetail:subscribe.left', { shares })),
    ).toBeVisible()
  },
}

export const ShortOfMoney: Story = {
  parameters: { scenario: { world: 'placementsPoor' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '40000')
    await press(context, sheet, t('newShares:deposit', { currency: 'USD' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'USD' })
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('placementDetail:terms.dilution'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: confirmName(context) })).toBeEnabled()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    await expect(await screen.findByRole('dialog', { name: t('placementDetail:done.title') })).toBeVisible()
  },
}

/** Sent, it is under review on the page. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    const receipt = await screen.findByRole('dialog', { name: t('placementDetail:done.title') })
    await press(context, receipt, t('placementDetail:done.close'))
    await expect(await context.canvas.findByRole('button', { name: t('sales:own.cancel') })).toBeVisible()
  },
}

/** A day has ended meanwhile, with a higher close: the review shows the price of now, at which it may be asked for. */
export const ThePriceHasRisen: Story = {
  args: { placement: placementId('korean-placement') },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, '20000000')
    const price = within(sheet).getByText(t('placementDetail:tiers.price')).parentElement
    const before = price?.textContent ?? ''
    await context.broker.advance('14 h')
    await press(context, sheet, confirmName(context))
    await expect(await within(sheet).findByText(t('refusals:refusals.QUOTE_EXPIRED'))).toBeVisible()
    await waitFor(() => expect(price).not.toHaveTextContent(before))
    await press(context, sheet, confirmName(context))
    await expect(await screen.findByRole('dialog', { name: t('placementDetail:done.title') })).toBeVisible()
  },
}

const meanwhile = [
  'PLACEMENT_BELOW_MINIMUM',
  'QUOTE_EXPIRED',
  'PRICE_UNAVAILABLE',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'AVAILABLE_INSUFFICIENT',
  'TRADING_BANNED',
  'FUND_OPERATION_PENDING',
  'REAL_NAME_REJECTED',
  'PRODUCT_UNAVAILABLE',
  'VALIDATION',
] as const

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await underEach(context, { on: 'placements/submit', codes: meanwhile }, async (code) => {
      await press(context, sheet, confirmName(context))
      const text = messagePattern((amount) => t(`refusals:refusals.${code}`, { amount }))
      await expect(await within(sheet).findByText(text)).toBeVisible()
      await expect(screen.getByRole('dialog', { name: t('placementDetail:subscribe.review') })).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'placementsAnnounced',
      faults: [{ on: 'placements/submit', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}
