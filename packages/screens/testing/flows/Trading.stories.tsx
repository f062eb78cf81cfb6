import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage, inSheet, journey, step } from '../journey.ts'
import {
  goBack,
  openFundRecord,
  leaveSearch,
  openStock,
  openTab,
  practiceMoney,
  readTheChart,
  seeInFundRecord,
} from '../steps.ts'
import {
  appleTradesAt,
  closePart,
  closePosition,
  confirm,
  detailNamed,
  fillIn,
  openTicket,
  review,
  seeOrder,
  seeStatus,
  seeStatusClosed,
  unfold,
} from '../tradingSteps.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/Trading',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'member', opens: { to: 'market' } } },
  globals: { hideAmounts: 'shown' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Twelve shares bought at the ask, 139.01, and sold at the bid, 145.00; 0.1 % of each in commission. */
export const BuysAtALimitHoldsAndCloses: Story = {
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    readTheChart,
    openTicket('long'),
    fillIn({ lots: 12, limit: '140.00' }),
    review,
    confirm('long', 12),
    seeOrder('placed'),
    seeStatus('pendingOrder'),
    appleTradesAt('139.00'),
    seeStatus('holding'),
    appleTradesAt('145.00'),
    closePosition,
    seeStatusClosed('owned'),
    goBack,
    goBack,
    leaveSearch,
    openTab('mine'),
    openFundRecord,
    seeInFundRecord(
      { kind: 'closed', side: 'long', amount: '1740.00' },
      { kind: 'commission', amount: '-1.74' },
      { kind: 'opened', side: 'long', amount: '-1668.12' },
      { kind: 'commission', amount: '-1.67' },
      { kind: 'released', amount: '1681.68' },
      { kind: 'held', amount: '-1681.68' },
      ...practiceMoney,
    ),
  ),
}

const seeWhatIsBorrowed = step(
  'reads the margin, and the price at which the broker would close',
  async (person) => {
    const { ui } = person
    await unfold(person, ui('finance.ticket.fee'))
    await expect(await inSheet(detailNamed(ui('finance.ticket.notional')))).toHaveTextContent('$1,500.00')
    await expect(await inSheet(detailNamed(ui('finance.ticket.margin')))).toHaveTextContent('$750.00')
    await expect(await inSheet(detailNamed(ui('finance.ticket.stopOut')))).toHaveTextContent('210.00')
    await inSheet((reviewed) => reviewed.getByText(new RegExp(`^${RegExp.escape(ui('finance.risk.short'))}`)))
  },
)

const seeTheMargin = step('finds the margin and its leverage on the position', async ({ t, ui }) => {
  await expect(await inPage(detailNamed(t('positionDetail:holding.margin.paid')))).toHaveTextContent(
    '$750.00',
  )
  await expect(await inPage(detailNamed(t('positionDetail:leverage')))).toHaveTextContent(
    ui('finance.leverage', { times: 2 }),
  )
  await expect(await inPage(detailNamed(t('positionDetail:type')))).toHaveTextContent(
    ui('finance.sides.short'),
  )
})

const seeTheLoss = step('finds what it cost, with the charges in it', async ({ t }) => {
  await expect(await inPage(detailNamed(t('positionDetail:profit')))).toHaveTextContent(/53\.15$/)
})

/** Sold at the bid, 150.00, bought back at the ask, 155.01: a short loses when the price rises. */
export const SellsShortWithLeverageAndCloses: Story = {
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('short'),
    fillIn({ lots: 10, leverage: 2 }),
    review,
    seeWhatIsBorrowed,
    confirm('short', 10),
    seeOrder('filled'),
    seeStatus('holding'),
    seeTheMargin,
    appleTradesAt('155.00'),
    closePosition,
    seeStatusClosed('margin'),
    seeTheLoss,
  ),
}

export const ClosesAPartAndKeepsTheRest: Story = {
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('long'),
    fillIn({ lots: 12 }),
    review,
    confirm('long', 12),
    seeOrder('filled'),
    closePart({ closed: 5, left: 7 }),
    seeStatus('holding'),
  ),
}
