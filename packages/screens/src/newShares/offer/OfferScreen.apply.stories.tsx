import type { RefusalCodeOnWire } from '@onelot/api-client'
import type { WorldName } from '@onelot/mock-api/browser'
import { instant, offerId } from '@onelot/domain'
import { formatDay, intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed } from '../../../testing/linking.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { OfferScreen } from './OfferScreen.tsx'

const meta = {
  title: 'Screens/Offer/Applying',
  tags: ['screen'],
  component: OfferScreen,
  args: { offer: offerId('hanbit-robotics') },
  parameters: {
    purpose: 'Takes an application for new shares, and says why it cannot be made.',
    scenario: { screen: 'offer', world: 'offersAnnounced' },
  },
} satisfies Meta<typeof OfferScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const action = await context.canvas.findByRole('button', { name: t('offer:apply.action') })
  await waitFor(() => expect(action).toBeEnabled())
  await context.userEvent.click(action)
  return screen.findByRole('dialog', { name: t('offer:apply.title') })
}
const fieldOf = (context: Context, sheet: HTMLElement) =>
  within(sheet).getByRole('spinbutton', { name: readerOf(context).t('offer:apply.shares') })

async function fillIn(context: Context, sheet: HTMLElement, shares: string): Promise<void> {
  const field = fieldOf(context, sheet)
  await context.userEvent.clear(field)
  await context.userEvent.type(field, shares)
}
const press = async (context: Context, sheet: HTMLElement, name: string) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

/** Up to the sheet that shows it once more. */
async function review(context: Context, shares: string): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await fillIn(context, sheet, shares)
  await press(context, sheet, t('offer:apply.next'))
  return screen.findByRole('dialog', { name: t('offer:apply.review') })
}
async function pressConfirm(context: Context, sheet: HTMLElement, shares: number): Promise<void> {
  const { t, ui } = readerOf(context)
  await press(context, sheet, t('offer:apply.confirm', { shares: ui('finance.shares', { count: shares }) }))
}

async function confirm(context: Context, shares: number): Promise<HTMLElement> {
  const sheet = await review(context, String(shares))
  await pressConfirm(context, sheet, shares)
  return sheet
}

/** What to expect is said before applying, by the quantity. */
export const WhatToExpect: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    const sheet = await openSheet(context)
    // Its rows are drawn anew with each quantity.
    const shows = (text: string) => waitFor(() => expect(within(sheet).getByText(text)).toBeVisible())
    await shows('18%')
    await fillIn(context, sheet, '30')
    await shows('55%')
    await shows(ui('products.chance.either', { least: 0, most: ui('finance.shares', { count: 10 }) }))
  },
}

/** Before the actual price is known nobody knows what is due at the most. */
export const PriceIsNotKnown: Story = {
  play: async (context) => {
    const { t, ui, language } = readerOf(context)
    const sheet = within(await review(context, '30'))
    // It is less than the down payment, for the draw lets 10 of the 30 shares win at most.
    await expect(sheet.getByText(t('offer:apply.mostWon')).nextElementSibling).toHaveTextContent(
      ui('finance.shares', { count: 10 }),
    )
    await expect(sheet.getByText(t('offer:apply.mostDueProvisional')).nextElementSibling).toHaveTextContent(
      '250,000',
    )
    const day = formatDay(intlLocale(language), instant(Date.parse('2026-03-13T05:00:00Z')), 'Asia/Seoul')
    const note = sheet.getByText(t('offer:apply.priceOpen', { day }), { exact: false })
    await waitFor(() => expect(note).toBeVisible())
  },
}
export const PriceIsKnown: Story = {
  parameters: { scenario: { world: 'offersPriced' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context, '30'))
    await expect(sheet.getByText(t('offer:prices.actual')).nextElementSibling).toHaveTextContent('28,000')
    await expect(sheet.getByText(t('offer:apply.mostDue')).nextElementSibling).toHaveTextContent('280,000')
  },
}

export const Applies: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await confirm(context, 30)
    const receipt = within(await screen.findByRole('dialog', { name: t('offer:done.title') }))
    await expect(receipt.getByText(t('offer:done.quantity')).nextElementSibling).toHaveTextContent(
      ui('finance.shares', { count: 30 }),
    )
    await expect(receipt.getByText(t('offer:apply.mostDueProvisional')).nextElementSibling).toHaveTextContent(
      '250,000',
    )
    await context.userEvent.click(receipt.getByRole('button', { name: t('offer:done.see') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({
      to: 'application',
      application: expect.any(String) as string,
    })
  },
}

/** Afterwards it is above, and no second one can be made. */
export const ShowsWhatWasAppliedFor: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context, 20)
    const receipt = await screen.findByRole('dialog', { name: t('offer:done.title') })
    await press(context, receipt, t('offer:done.close'))
    await closed(receipt)
    await expect(await context.canvas.findByRole('region', { name: t('offer:mine') })).toBeVisible()
    await expect(await context.canvas.findByText(t('refusals:refusals.DUPLICATE_SUBSCRIPTION'))).toBeVisible()
  },
}

/** The offer closes while the application is looked over. */
export const ClosesMeanwhile: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await review(context, '30')
    await context.broker.advance('3 days')
    await context.canvas.findByText(t('newShares:phases.toBeDrawn'))
    await press(context, sheet, t('offer:apply.confirm', { shares: ui('finance.shares', { count: 30 }) }))
    await expect(
      await within(sheet).findByText(t('refusals:refusals.SUBSCRIPTION_CHANNEL_CLOSED')),
    ).toBeVisible()
  },
}

export const NoNumber: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.clear(fieldOf(context, sheet))
    await press(context, sheet, t('offer:apply.next'))
    await expect(await within(sheet).findByText(t('refusals:fields.required'))).toBeVisible()
  },
}
export const NoWholeUnits: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '15')
    await press(context, sheet, t('offer:apply.next'))
    const bound = ui('finance.bounds.multiple', { bound: ui('finance.shares', { count: 10 }) })
    await expect(await within(sheet).findByText(bound)).toBeVisible()
  },
}
/** Of 200,000 shares at a winning rate of 18.4 % anyone may apply for 1,086,950: the reader's money allows fewer, which are named. */
export const MoreThanOneMayApplyFor: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '9999990')
    await press(context, sheet, t('offer:apply.next'))
    const bound = ui('finance.shares', { count: 8_000 })
    await expect(await within(sheet).findByText(ui('finance.bounds.most', { bound }))).toBeVisible()
  },
}
/** Of an offer for which ten thousand shares are the least. */
export const BelowTheLeast: Story = {
  args: { offer: offerId('gold-leaf-foods') },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await expect(fieldOf(context, sheet)).toHaveValue('10,000')
    await fillIn(context, sheet, '9990')
    await press(context, sheet, t('offer:apply.next'))
    const text = t('refusals:refusals.SUBSCRIPTION_BELOW_SHARES', { count: 10_000 })
    await expect(await within(sheet).findByText(text)).toBeVisible()
  },
}
/** Said at once: more digits do not mend it, and a deposit does. */
export const MoreThanThereIs: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '90000')
    await expect(await within(sheet).findByText(t('refusals:refusals.BALANCE_INSUFFICIENT'))).toBeVisible()
    await expect(within(sheet).getByText(t('offer:apply.deposit'))).toBeVisible()
    await expect(within(sheet).queryByText(ui('products.chance.atLeastOne'))).toBeNull()
    await press(context, sheet, t('newShares:deposit', { currency: 'KRW' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'KRW' })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'offersAnnounced',
      faults: [{ on: 'applications/apply', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const sheet = await confirm(context, 30)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

/** It had been carried out: a check finds it, and shows what was done. Nothing is sent again. */
export const FindsThatItWasCarriedOut: Story = {
  parameters: {
    scenario: {
      world: 'offersAnnounced',
      faults: [{ on: 'applications/apply', hang: true, times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await confirm(context, 30))
    await context.giveUpAnswer()
    await context.userEvent.click(await sheet.findByRole('button', { name: t('app:unknown.check') }))
    await screen.findByRole('dialog', { name: t('offer:done.title') })
  },
}

const textOf = (context: Context, code: RefusalCodeOnWire): RegExp =>
  messagePattern((value) =>
    readerOf(context).t(`refusals:refusals.${code}`, { amount: value, from: value, count: 2 }),
  )

const sendingRefusals = [
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'DUPLICATE_SUBSCRIPTION',
  'SUBSCRIPTION_COUNT_EXCEEDED',
  'SUBSCRIPTION_FUNDS_BELOW',
  'FUND_OPERATION_PENDING',
  'AVAILABLE_INSUFFICIENT',
  'PRODUCT_UNAVAILABLE',
] as const satisfies readonly RefusalCodeOnWire[]

/** Refused when it is sent: why is said beside the button. */
export const RefusedWhenItIsSent: Story = {
  play: async (context) => {
    const sheet = await review(context, '30')
    await underEach(context, { on: 'applications/apply', codes: sendingRefusals }, async (code) => {
      await pressConfirm(context, sheet, 30)
      await expect(await within(sheet).findByText(textOf(context, code))).toBeVisible()
    })
  },
}

/** What no quantity mends is said before anything is filled in, with the way to mend it. */
const before = (world: WorldName, code: RefusalCodeOnWire, way: 'realName' | 'customerService'): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(await context.canvas.findByText(textOf(context, code))).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('offer:apply.action') })).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf(way) }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: way })
  },
})
export const NotVerified: Story = before('offersUnverified', 'REAL_NAME_REQUIRED', 'realName')
export const Frozen: Story = before('offersFrozen', 'ACCOUNT_FROZEN', 'customerService')

/** So is that others may win all that there is. */
export const NothingIsLeft: Story = {
  parameters: { scenario: { world: 'offerTaken' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('offer:taken'))).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: t('offer:apply.action') })).toBeNull()
    await expect(context.canvas.getByRole('article')).toHaveAttribute('data-phase', 'full')
  },
}
