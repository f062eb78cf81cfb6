import type { RefusalCodeOnWire } from '@onelot/api-client'
import { auctionId, money } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed } from '../../../testing/linking.ts'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { AuctionScreen } from './AuctionScreen.tsx'

const meta = {
  title: 'Screens/Auction/Bidding',
  tags: ['screen'],
  component: AuctionScreen,
  args: { auction: auctionId('haneul-bio') },
  parameters: {
    purpose: 'Takes a sealed bid, changes it or takes it back, and says why it cannot.',
    scenario: { screen: 'auction', world: 'auctionsAnnounced' },
  },
} satisfies Meta<typeof AuctionScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context, action: 'action' | 'amend' = 'action'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t(`auction:bid.${action}`) })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('auction:bid.title') })
}

async function fillIn(context: Context, sheet: HTMLElement, price: string, shares: string): Promise<void> {
  const { t } = readerOf(context)
  const typed = [
    ['textbox', 'price', price],
    ['spinbutton', 'shares', shares],
  ] as const
  for (const [role, name, text] of typed) {
    const field = within(sheet).getByRole(role, { name: t(`auction:bid.${name}`) })
    await context.userEvent.clear(field)
    await context.userEvent.type(field, text)
  }
}
const press = (context: Context, sheet: HTMLElement, name: string) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

/** Up to the sheet that shows it once more. */
async function review(
  context: Context,
  price: string,
  shares: string,
  action: 'action' | 'amend' = 'action',
) {
  const { t } = readerOf(context)
  const sheet = await openSheet(context, action)
  await fillIn(context, sheet, price, shares)
  await press(context, sheet, t('auction:bid.next'))
  return screen.findByRole('dialog', { name: t('auction:bid.review') })
}
async function confirm(context: Context, sheet: HTMLElement): Promise<void> {
  await context.userEvent.click(within(sheet).getAllByRole('button').at(-1) ?? sheet)
}
const ownBid = async (context: Context) =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t('auction:own.label') }))

/** What it puts on hold is said by price and shares, the fee included. */
export const WhatItTakes: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '12500', '100')
    const facts = within(sheet)
    await expect(facts.getByText(t('auction:bid.total')).nextElementSibling).toHaveTextContent('1,250,188')
  },
}

export const Bids: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await confirm(context, await review(context, '12500', '100'))
    const receipt = await screen.findByRole('dialog', { name: t('auction:done.title') })
    await press(context, receipt, t('auction:done.close'))
    await closed(receipt)
    const own = await ownBid(context)
    await expect(own.getByText(ui('finance.shares', { count: 100 }))).toBeVisible()
    await expect(own.getByText(t('auction:own.held')).nextElementSibling).toHaveTextContent('1,250,188')
  },
}

export const ChangesTheBid: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context, await review(context, '12600', '50', 'amend'))
    const receipt = await screen.findByRole('dialog', { name: t('auction:done.amended') })
    await press(context, receipt, t('auction:done.close'))
    await closed(receipt)
    const own = await ownBid(context)
    await expect(own.getByText(t('auction:own.held')).nextElementSibling).toHaveTextContent('630,095')
  },
}

export const WithdrawsTheBid: Story = {
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('auction:bid.withdraw') }),
    )
    const question = await screen.findByRole('dialog', { name: t('auction:withdraw.question') })
    await press(context, question, t('auction:bid.withdraw'))
    await closed(question)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('auction:bid.action') })).toBeEnabled(),
    )
    await expect(context.canvas.queryByRole('region', { name: t('auction:own.label') })).toBeNull()
  },
}

const won = (context: Context, amount: string) =>
  formatMoney(intlLocale(readerOf(context).language), money('KRW', amount))
const shares = (context: Context, count: number) => readerOf(context).ui('finance.shares', { count })

const wrong = (price: string, shares: string, textOf: (context: Context) => string): Story => ({
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, price, shares)
    await press(context, sheet, t('auction:bid.next'))
    await expect(await within(sheet).findByText(textOf(context))).toBeVisible()
  },
})
export const BelowTheLowestBid: Story = wrong('11990', '100', (context) =>
  readerOf(context).ui('finance.bounds.least', { bound: won(context, '12000') }),
)
export const OffTheTick: Story = wrong('12001', '100', (context) =>
  readerOf(context).ui('finance.bounds.step', { step: won(context, '10') }),
)
export const TooFewShares: Story = wrong('12000', '9', (context) =>
  readerOf(context).ui('finance.bounds.least', { bound: shares(context, 10) }),
)
/** Of 50,000 that are offered the reader's money pays 8,332 at the price. */
export const MoreThanIsOffered: Story = wrong('12000', '50001', (context) =>
  readerOf(context).ui('finance.bounds.most', { bound: shares(context, 8_332) }),
)

export const MoreThanThereIs: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '12000', '49000')
    await expect(await within(sheet).findByText(t('refusals:refusals.BALANCE_INSUFFICIENT'))).toBeVisible()
    await press(context, sheet, t('newShares:deposit', { currency: 'KRW' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'KRW' })
  },
}

/** The auction closes while the bid is looked over. */
export const ClosesMeanwhile: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, '12500', '100')
    await context.broker.advance('2 days')
    await context.canvas.findByText(t('auctions:phases.closed'))
    await confirm(context, sheet)
    await expect(
      await within(sheet).findByText(t('refusals:refusals.SUBSCRIPTION_CHANNEL_CLOSED')),
    ).toBeVisible()
  },
}

const refusedBy = (code: RefusalCodeOnWire): Story => ({
  parameters: {
    scenario: { world: 'auctionsAnnounced', faults: [{ on: 'bids/place', refuse: code, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, '12500', '100')
    await confirm(context, sheet)
    await expect(await within(sheet).findByText(t(`refusals:refusals.${code}`))).toBeVisible()
  },
})
export const Refused: Story = refusedBy('TRADING_BANNED')

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'auctionsAnnounced', faults: [{ on: 'bids/place', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await review(context, '12500', '100')
    await confirm(context, sheet)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

/** What the reader may ask for could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'auctionsAnnounced', faults: [{ on: 'bids/terms', http: 500 }] },
  },
  play: async (context) => {
    await tryAgain(context)
    await openSheet(context)
  },
}
