import {
  type RefusalCodeOnWire,
  type RequestInput,
  type tradePlace,
  UNAUTHORISED_REDIRECT_MS,
  createSubmission,
  memberLogin,
} from '@onelot/api-client'
import { type Restriction, decimal, instrumentId } from '@onelot/domain'
import { Button } from '@onelot/ui'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { inSheet, personIn, walk } from '../../../testing/journey.ts'
import { buyAtMarket, reviewMarketOrder, seeFilled, seeUnknown } from '../../../testing/orderingSteps.ts'
import { readerOf } from '../../../testing/readers.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import { checkAgain, confirm, confirmName, openTicket } from '../../../testing/tradingSteps.ts'
import { underEach } from '../../../testing/underEach.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { useApi, useSession } from '../../base/ports/ports.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Refusals',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'member', asks: ['member/login'] } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

type Change = (broker: StoryContext['broker']) => Promise<unknown>

/** What is changed after the review makes the rules refuse an order that the ticket let through. */
const refusedAfter = (code: RefusalCodeOnWire, change: Change): Story => ({
  play: async (context) => {
    const person = personIn(context)
    await walk(person, reviewMarketOrder())
    await change(context.broker)
    const seen = seeRefused({ code }, (reader) => confirmName(reader, 'long', 1))
    await walk(person, confirm('long', 1), seen)
  },
})

const apple = instrumentId('US:AAPL')
const restrict =
  (restriction: Restriction): Change =>
  ({ broker }) =>
    broker.operator.setOnMember(
      { phone: '01012345678' },
      { kind: 'members.setRestrictions', restrictions: [restriction] },
    )
/** At 160.00, another device of the member orders for nearly all their 100,000 dollars. */
const spendElsewhere =
  (terms: Pick<RequestInput<typeof tradePlace>, 'type' | 'limitPrice' | 'lots'>): Change =>
  async ({ broker, session }) => {
    await broker.operator.setPrice(apple, decimal('160.00'))
    const order = { instrument: apple, side: 'long', leverage: 1, ...terms }
    await broker.fetch(
      new Request('http://elsewhere.invalid/api/vue/trade/place', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'elsewhere-0001', ...session },
        body: JSON.stringify(order),
      }),
    )
  }

export const RefusedWithoutAPrice: Story = refusedAfter('PRICE_UNAVAILABLE', ({ broker }) =>
  broker.operator.setHalt(apple, true),
)
/** The regular session ends while the order is reviewed. */
export const RefusedOutsideTradingTime: Story = {
  ...refusedAfter('OUTSIDE_TRADING_TIME', ({ advance }) => advance('6 h')),
  globals: { clock: 'us' },
}
export const RefusedOfAFrozenAccount: Story = refusedAfter('ACCOUNT_FROZEN', restrict('frozen'))
export const RefusedOfABannedTrader: Story = refusedAfter('TRADING_BANNED', restrict('tradingBanned'))
export const RefusedBelowTheMinimum: Story = refusedAfter('OPENING_BELOW_MINIMUM', ({ broker }) =>
  broker.operator.setPrice(apple, decimal('0.5')),
)
export const RefusedWhilePartIsFrozen: Story = refusedAfter(
  'AVAILABLE_INSUFFICIENT',
  spendElsewhere({ type: 'limit', limitPrice: decimal('150.00'), lots: 665 }),
)
export const RefusedForWantOfMoney: Story = refusedAfter(
  'BALANCE_INSUFFICIENT',
  spendElsewhere({ type: 'market', lots: 624 }),
)
export const RefusedOnceDelisted: Story = refusedAfter('PRODUCT_UNAVAILABLE', ({ broker }) =>
  broker.operator.delist(apple),
)

const orderRefusals = [
  'FUND_OPERATION_PENDING',
  'ACCOUNT_DISABLED',
  'NOT_YET_LISTED',
  'PRICE_BEYOND_LIMIT',
  'MARGIN_NOT_ENABLED',
] as const satisfies readonly RefusalCodeOnWire[]

/** An order that the broker refuses in place of its rules: the reason is beside the button, which is alive again. */
export const RefusedInPlaceOfRules: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, reviewMarketOrder())
    await underEach(context, { on: 'trade/place', codes: orderRefusals }, (code) =>
      walk(
        person,
        confirm('long', 1),
        seeRefused({ code }, (reader) => confirmName(reader, 'long', 1)),
      ),
    )
  },
}

/** A busy system may have carried it out: nothing can be sent again. */
export const UnknownWhileBusy: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'trade/place', refuse: 'SYSTEM_BUSY', times: 1 }] },
  },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, buyAtMarket, seeUnknown)
    await expect(screen.queryByRole('button', { name: confirmName(person, 'long', 1) })).toBeNull()
  },
}
/** A check says that it never arrived. */
export const SendsAgainWhatNeverArrived: Story = {
  ...UnknownWhileBusy,
  play: async (context) => {
    const person = personIn(context)
    await walk(person, buyAtMarket, seeUnknown, checkAgain)
    await screen.findByText(person.ui('finance.review.neverArrived'))
    await walk(person, confirm('long', 1), seeFilled)
  },
}

/** Takes the place of the login screen, where a session has ended. */
function LogInAgain() {
  const client = useApi()
  const session = useSession()
  if (session.current !== undefined) return null
  const logIn = async () => {
    const phone = '01012345678'
    const outcome = await createSubmission(client, memberLogin).send({ phone, password: 'Onelot2026' })
    if (outcome?.kind === 'done') session.start(outcome.data, phone)
  }
  return <Button onClick={() => void logIn()}>Log in again</Button>
}

/** What was typed is said to be kept, and is there again after logging in. */
export const TheSessionEndsWhileOrdering: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'trade/place', http: 401, times: 1 }] },
  },
  render: (args) => (
    <>
      <LogInAgain />
      <StockDetailScreen {...args} />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const person = personIn(context)
    const { t, ui } = person
    await walk(person, reviewMarketOrder(7), confirm('long', 7))
    const ended = `${t('transport:sessionEnded')} ${t('app:kept')}`
    await inSheet((sheet) => sheet.getByText(ended, { exact: false }))
    await context.endWait(UNAUTHORISED_REDIRECT_MS)
    await expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }))
    const again = { name: messagePattern((name) => t('stockDetail:ticket.buy', { name })) }
    const ticket = within(await screen.findByRole('dialog', again))
    await expect(ticket.getByRole('spinbutton', { name: ui('finance.ticket.shares') })).toHaveValue('7')
    const type = { name: `${ui('finance.ticket.type')} ${ui('finance.orderTypes.market')}` }
    await expect(ticket.getByRole('button', type)).toBeVisible()
  },
}

export const TheAccountCannotBeRead: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'trade/account', http: 500 }] } },
  play: async (context) => {
    const person = personIn(context)
    const { t, ui } = person
    await walk(person, openTicket('long'))
    await inSheet((sheet) => sheet.getByText(t('transport:http', { status: '500' })))
    await tryAgain(context)
    await screen.findByRole('button', { name: ui('finance.ticket.review') })
  },
}
export const TheAccountIsAwaited: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'trade/account', hang: true }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const bar = within(await context.canvas.findByRole('group', { name: t('stockDetail:actions.label') }))
    const buy = bar.getByRole('button')
    await expect(buy).toHaveTextContent(t('stockDetail:actions.buy'))
    await expect(buy).toHaveAttribute('data-state', 'loading')
  },
}
