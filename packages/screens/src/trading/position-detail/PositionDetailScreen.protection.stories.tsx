import type { RefusalCodeOnWire } from '@onelot/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Person, inSheet, personIn, step, walk } from '../../../testing/journey.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import { FirstPosition } from './FirstPosition.tsx'

const meta = {
  title: 'Screens/Position detail/Protection',
  tags: ['screen'],
  component: FirstPosition,
  args: { tab: 'inProgress', status: 'holding' },
  parameters: { scenario: { screen: 'positionDetail', world: 'holder', asks: ['trade/positions'] } },
} satisfies Meta<typeof FirstPosition>
export default meta
type Story = StoryObj<typeof meta>

const openProtection = step('opens take profit and stop loss', async ({ userEvent, t }: Person) => {
  await userEvent.click(await screen.findByRole('button', { name: t('positionDetail:protect') }))
  await screen.findByRole('dialog', { name: t('trading:protection.title') })
})

/** Trails by 5 % of the price of now: a trail is never past the price. */
const trailBy = step('trails by 5 percent', async ({ userEvent, t }: Person) => {
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('radio', { name: t('trading:protection.stopKinds.rate') })),
  )
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: '5%' })))
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: t('trading:protection.set') })),
  )
})

export const TrailsBehindThePrice: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openProtection, trailBy)
    await screen.findByText(person.t('positions:protection.stopLossSet'))
    const card = await context.canvas.findByRole('region', { name: person.t('trading:protection.title') })
    await within(card).findByText(person.t('trading:protection.trailRate'))
    await expect(within(card).getByText(person.t('trading:protection.stopLoss'))).toBeVisible()
  },
}

const refusedProtection = (code: RefusalCodeOnWire): Story => ({
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/protect', refuse: code }] } },
  play: async (context) => {
    const seen = seeRefused({ code }, ({ t }) => t('trading:protection.set'))
    await walk(personIn(context), openProtection, trailBy, seen)
  },
})
export const ProtectionRefusedOnceItHasChanged: Story = refusedProtection('ORDER_WRONG_STATE')
export const ProtectionRefusedWithoutAPrice: Story = refusedProtection('PRICE_UNAVAILABLE')
export const ProtectionRefusedOfABannedTrader: Story = refusedProtection('TRADING_BANNED')
export const ProtectionRefusedOfAFrozenAccount: Story = refusedProtection('ACCOUNT_FROZEN')
export const ProtectionRefusedOfADisabledAccount: Story = refusedProtection('ACCOUNT_DISABLED')
export const ProtectionRefusedOfADelistedStock: Story = refusedProtection('PRODUCT_UNAVAILABLE')

const amendQuantity = step('amends the quantity by one', async ({ userEvent, t, ui }: Person) => {
  await userEvent.click(await screen.findByRole('button', { name: t('positions:amend') }))
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: ui('finance.stepper.less') })),
  )
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: t('trading:amend.confirm') })),
  )
})

export const AmendsAnOrder: Story = {
  globals: { hideAmounts: 'shown' },
  args: { tab: 'purchase', status: 'pendingOrder' },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, amendQuantity)
    await context.canvas.findByText(person.ui('finance.shares', { count: 5 }))
  },
}

/** The lower the price, the more lots: what the order holds itself may be spent too. */
export const TheMostLotsFollowThePrice: Story = {
  args: { tab: 'purchase', status: 'pendingOrder' },
  play: async (context) => {
    const { userEvent, t, ui } = personIn(context)
    await userEvent.click(await screen.findByRole('button', { name: t('positions:amend') }))
    const pattern = RegExp.escape(ui('finance.ticket.mostShares', { count: 9 })).replace(
      '9',
      String.raw`[\d,]+`,
    )
    const most = await inSheet((sheet) => sheet.getByText(new RegExp(`^${pattern}$`)))
    const before = most.textContent
    await userEvent.click(await inSheet((sheet) => sheet.getByRole('textbox')))
    await userEvent.keyboard('{PageDown}'.repeat(6))
    await expect(most).not.toHaveTextContent(before)
  },
}

const refusedAmendment = (code: RefusalCodeOnWire): Story => ({
  args: { tab: 'purchase', status: 'pendingOrder' },
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/amend', refuse: code }] } },
  play: async (context) => {
    const seen = seeRefused({ code }, ({ t }) => t('trading:amend.confirm'))
    await walk(personIn(context), amendQuantity, seen)
  },
})
export const AmendmentRefusedOnceItIsFilled: Story = refusedAmendment('ORDER_WRONG_STATE')
export const AmendmentRefusedForWantOfMoney: Story = refusedAmendment('BALANCE_INSUFFICIENT')
export const AmendmentRefusedBeyondThePriceLimit: Story = refusedAmendment('PRICE_BEYOND_LIMIT')
