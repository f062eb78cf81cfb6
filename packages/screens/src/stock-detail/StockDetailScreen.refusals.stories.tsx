import { type RefusalCodeOnWire, createSubmission, memberLogin } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { Button } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useApi, useSession } from '../ports/ports.ts'
import { review } from './orderSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Refusals',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An order that the broker refuses: the reason is beside the button, which is alive again. */
const refusal = (refuse: RefusalCodeOnWire, reason: RegExp): Story => ({
  parameters: { scenario: { world: 'member', faults: [{ on: 'trade/place', refuse }] } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review({ canvas, userEvent })
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    const said = await sheet.findByText(/The order was not accepted/)
    await expect(said).toHaveTextContent(reason)
    await expect(sheet.getByRole('button', { name: /^Buy/ })).toHaveAttribute('data-state', 'ready')
  },
})
export const RefusedWithoutAPrice: Story = refusal('PRICE_UNAVAILABLE', /There is no price/)
export const RefusedOutsideTradingTime: Story = refusal(
  'OUTSIDE_TRADING_TIME',
  /The market is closed. Trading hours are/,
)
export const RefusedWhileFundsMove: Story = refusal(
  'FUND_OPERATION_PENDING',
  /Another fund operation is in progress/,
)
export const RefusedOfAFrozenAccount: Story = refusal('ACCOUNT_FROZEN', /Your account is frozen/)
export const RefusedOfADisabledAccount: Story = refusal('ACCOUNT_DISABLED', /This account is disabled/)
export const RefusedOfABannedTrader: Story = refusal('TRADING_BANNED', /Your account may not trade/)
export const RefusedBeforeTheListing: Story = refusal('NOT_YET_LISTED', /Not listed yet. Trading begins/)
export const RefusedBeyondThePriceLimit: Story = refusal('PRICE_BEYOND_LIMIT', /The price must lie within/)
export const RefusedBelowTheMinimum: Story = refusal('OPENING_BELOW_MINIMUM', /The minimum opening amount is/)
export const RefusedWhilePartIsFrozen: Story = refusal(
  'AVAILABLE_INSUFFICIENT',
  /part of your money is frozen/,
)
export const RefusedForWantOfMoney: Story = refusal('BALANCE_INSUFFICIENT', /Your balance is not enough/)
export const RefusedWithoutMargin: Story = refusal('MARGIN_NOT_ENABLED', /need margin financing/)
export const RefusedOnceDelisted: Story = refusal(
  'PRODUCT_UNAVAILABLE',
  /does not exist or has been delisted/,
)

/** A busy system may have carried it out: nothing is sent again before a check has said that it never arrived. */
export const UnknownWhileBusy: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'trade/place', refuse: 'SYSTEM_BUSY', times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review({ canvas, userEvent })
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await sheet.findByText('We could not learn what happened')
    await expect(sheet.queryByRole('button', { name: /^Buy/ })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Check again' }))
    await sheet.findByText('The order never arrived. You can send it again.')
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await screen.findByRole('heading', { name: 'Order filled' })
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
    if (outcome.kind === 'done') session.start(outcome.data, phone)
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
  play: async ({ canvas, userEvent, navigation }) => {
    const sheet = await review({ canvas, userEvent }, '7')
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await sheet.findByText(/Your session has ended.*What you filled in is kept/)
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }), { timeout: 4000 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }))
    const ticket = within(await screen.findByRole('dialog', { name: /^Buy Apple/ }))
    await expect(ticket.getByRole('spinbutton', { name: 'Lots' })).toHaveValue('7')
    await expect(ticket.getByRole('radio', { name: 'Market' })).toBeChecked()
  },
}

export const TheAccountCannotBeRead: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'trade/account', http: 500 }] } },
  play: async ({ canvas, userEvent, broker }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy' }))
    const sheet = within(await screen.findByRole('dialog'))
    await sheet.findByText('Request failed with status code 500')
    broker.setFaults([])
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Review order' })
  },
}
export const TheAccountIsAwaited: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'trade/account', hang: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Buy/ })).toHaveAttribute('data-state', 'loading')
  },
}
