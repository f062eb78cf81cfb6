import type { RefusalCodeOnWire } from '@onelot/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Person, inSheet, personIn, step, walk } from '../../../testing/journey.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import { underEach } from '../../../testing/underEach.ts'
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
const chooseTrail = step('chooses to trail by 5 percent', async ({ userEvent, t }: Person) => {
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('radio', { name: t('trading:protection.stopKinds.rate') })),
  )
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: '5%' })))
})
const setProtection = step('sets it', async ({ userEvent, t }: Person) => {
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: t('trading:protection.set') })),
  )
})

export const TrailsBehindThePrice: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openProtection, chooseTrail, setProtection)
    await screen.findByText(person.t('positions:protection.stopLossSet'))
    const card = await context.canvas.findByRole('region', { name: person.t('trading:protection.title') })
    await within(card).findByText(person.t('trading:protection.trailRate'))
    await expect(within(card).getByText(person.t('trading:protection.stopLoss'))).toBeVisible()
  },
}

const protectionRefusals = [
  'ORDER_WRONG_STATE',
  'PRICE_UNAVAILABLE',
  'TRADING_BANNED',
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
  'PRODUCT_UNAVAILABLE',
] as const satisfies readonly RefusalCodeOnWire[]

export const ProtectionRefused: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openProtection, chooseTrail)
    await underEach(context, { on: 'trade/protect', codes: protectionRefusals }, (code) =>
      walk(
        person,
        setProtection,
        seeRefused({ code }, ({ t }) => t('trading:protection.set')),
      ),
    )
  },
}

const lessenQuantity = step('takes one off the quantity', async ({ userEvent, t, ui }: Person) => {
  await userEvent.click(await screen.findByRole('button', { name: t('positions:amend') }))
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: ui('finance.stepper.less') })),
  )
})
const amend = step('amends it', async ({ userEvent, t }: Person) => {
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: t('trading:amend.confirm') })),
  )
})

export const AmendsAnOrder: Story = {
  globals: { hideAmounts: 'shown' },
  args: { tab: 'purchase', status: 'pendingOrder' },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, lessenQuantity, amend)
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

export const AmendmentRefused: Story = {
  args: { tab: 'purchase', status: 'pendingOrder' },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, lessenQuantity)
    const codes = ['ORDER_WRONG_STATE', 'BALANCE_INSUFFICIENT', 'PRICE_BEYOND_LIMIT'] as const
    await underEach(context, { on: 'trade/amend', codes }, (code) =>
      walk(
        person,
        amend,
        seeRefused({ code }, ({ t }) => t('trading:amend.confirm')),
      ),
    )
  },
}
