import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { openTicket, review } from './orderSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Apple/ })
    await canvas.findByRole('application', { name: /Price chart of Apple/ })
    await canvas.findByText(/Real prices until/)
  },
}

export const BuysFromTicketToDone: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    const sheet = await review({ canvas, userEvent })
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await screen.findByRole('heading', { name: 'Order filled' })
    await userEvent.click(screen.getByRole('button', { name: 'See position' }))
    await expect(navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'positionDetail' }))
  },
}

/** The order arrived though its answer never came: the check finds that order, and sends nothing. */
export const UnknownOutcomeThenTheFirstOutcome: Story = {
  parameters: {
    scenario: {
      world: 'member',
      faults: [{ on: 'trade/place', hang: true, times: 1 }],
      timeoutMs: 4000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review({ canvas, userEvent })
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Check again' }))
    await screen.findByRole('heading', { name: 'Order filled' })
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await screen.findByRole('heading', { name: 'Close position' })
  },
}

/** The ticket was put away with its outcome unknown: the next one says so before anything can be sent. */
export const UnknownOutcomeFoundOnOpening: Story = {
  parameters: {
    scenario: {
      world: 'member',
      faults: [{ on: 'trade/place', hang: true, times: 1 }],
      timeoutMs: 4000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await review({ canvas, userEvent })
    await userEvent.click(sheet.getByRole('button', { name: /^Buy/ }))
    await sheet.findByText('We could not learn what happened')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    const ticket = await openTicket({ canvas, userEvent })
    await ticket.findByText(/Something you sent before got no answer/)
    await userEvent.click(ticket.getByRole('button', { name: 'Check now' }))
    await screen.findByRole('heading', { name: 'Order filled' })
  },
}

export const TooPoorToBuy: Story = {
  parameters: { scenario: { world: 'poor' } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openTicket({ canvas, userEvent })
    await sheet.findByText('Your balance is not enough.')
    await expect(sheet.getByRole('button', { name: 'Review order' })).toBeDisabled()
  },
}

export const EnablesMarginWithinTheTicket: Story = {
  parameters: { scenario: { world: 'memberWithoutMargin' } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await openTicket({ canvas, userEvent })
    await expect(canvas.queryByRole('button', { name: 'Short', hidden: true })).toBeNull()
    await userEvent.click(await sheet.findByRole('radio', { name: '2x' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Enable margin financing' }))
    const enable = await screen.findByRole('button', { name: 'Enable margin' })
    await expect(enable).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and understood these risks.' }))
    await userEvent.click(enable)
    await screen.findByText('Margin financing is enabled')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review order' })).toBeEnabled())
  },
}

export const MarginNeedsARealName: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async ({ canvas, userEvent, navigation }) => {
    const sheet = await openTicket({ canvas, userEvent })
    await userEvent.click(await sheet.findByRole('radio', { name: '2x' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Enable margin financing' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Verify your name' }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const SellsShortOnlyWithMargin: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = await openTicket({ canvas, userEvent }, 'Short')
    await sheet.findByText(/You lose when the price rises/)
  },
}

export const HeldOffersClose: Story = {
  parameters: { scenario: { world: 'holder' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Close' })
    await expect(canvas.queryByRole('button', { name: 'Short' })).toBeNull()
  },
}

export const GuestIsAskedToLogIn: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy' }))
    await screen.findByRole('heading', { name: 'Log in to trade' })
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const Daily: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Day' }))
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
}

/** An index counts points, in hundredths wherever it is listed; nobody buys it. */
export const AnIndexCountsPoints: Story = {
  args: { instrument: instrumentId('KRX:KCOMP') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Composite/ })
    const previous = await canvas.findByText('Previous close')
    await expect(previous.parentElement).toHaveTextContent(/[\d,]+\.\d\d$/)
    await expect(canvas.queryByRole('button', { name: /^(Buy|Short|Close)$/ })).toBeNull()
    for (const fact of ['Industry group', 'Trading unit', 'Market cap'])
      await expect(canvas.queryByText(fact)).toBeNull()
  },
}

export const Halted: Story = {
  parameters: { scenario: { world: 'halted' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Trading in this stock is halted.')
  },
}
export const MarketClosed: Story = { parameters: { scenario: { world: 'marketClosed' } } }
export const Frozen: Story = { parameters: { scenario: { world: 'frozenAccount' } } }
export const HugePrices: Story = { parameters: { scenario: { world: 'pricey' } } }
/** The longest name of the market, over its page and over its ticket. */
export const LongName: Story = {
  args: { instrument: instrumentId('KRX:600000') },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^Garon International Advanced Materials/ })
    await openTicket({ canvas, userEvent })
    await screen.findByRole('dialog', { name: /^Buy Garon International Advanced Materials/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const DigitalCurrency: Story = { args: { instrument: instrumentId('CRYPTO:BITX') } }
export const ForeignExchange: Story = { args: { instrument: instrumentId('FX:USDKRW') } }
export const AnIndexHasNoTicket: Story = {
  args: { instrument: instrumentId('US:SPX') },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: /Price chart/ })
    await expect(canvas.queryByRole('button', { name: 'Buy' })).toBeNull()
  },
}
export const Delisted: Story = {
  args: { instrument: instrumentId('US:NOSUCH') },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/detail', hang: true }] } },
}
/** The stream never opens: the price that was read with the page greys, and says of when it is. */
export const NoNewPrices: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/No new prices since/, {}, { timeout: 8000 })
  },
}
export const ChartFails: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/candles', http: 500 }] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Request failed with status code 500')
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', offline: true }] } },
}
export const Nonsense: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/detail', nonsense: true }] } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw', marketColours: 'tw' } }
export const AmericanColours: Story = { globals: { marketColours: 'us' } }
export const LargestText: Story = { globals: { textSize: 'largest' } }
