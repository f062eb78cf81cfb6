import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@onelot/ui'
import { expect, screen, waitFor, within } from 'storybook/test'
import { usePreferences } from '../ports/ports.ts'
import { refreshOfflineAndOn } from '../flows/offline.ts'
import { TradeScreen } from './TradeScreen.tsx'

const meta = {
  title: 'Screens/Trade',
  tags: ['screen'],
  component: TradeScreen,
  parameters: { scenario: { screen: 'trade', world: 'holder' } },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
  },
}

export const Purchase: Story = { args: { tab: 'purchase' } }
export const Terminated: Story = { args: { tab: 'terminated' } }
export const Inventory: Story = { args: { tab: 'inventory' } }
export const DigitalCurrency: Story = { args: { tab: 'digitalCurrency' } }
export const ForeignExchange: Story = { args: { tab: 'foreignExchange' } }

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const Empty: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look at the market' }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'market' })
  },
}

export const CancelsAPendingOrder: Story = {
  args: { tab: 'purchase' },
  play: async ({ canvas, userEvent }) => {
    const before = (await canvas.findAllByRole('button', { name: 'Cancel order' })).length
    const [first] = canvas.getAllByRole('button', { name: 'Cancel order' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() =>
      expect(canvas.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(before - 1),
    )
  },
}

export const ClosesAPosition: Story = {
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('article')
    const [first] = await canvas.findAllByRole('button', { name: 'Close' })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Review closing' }))
    await screen.findByRole('heading', { name: /Are you sure to close the position/ })
    await userEvent.click(screen.getByRole('button', { name: 'Close position' }))
    await screen.findByText('Close position successfully')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(cards.length - 1))
  },
}

export const ShowsWhatIsLocked: Story = {
  parameters: { scenario: { world: 'lockedHolder' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Locked until/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** An answer that never came: the check finds what was closed, and sends nothing. */
export const UnknownOutcomeOfAClose: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [{ on: 'trade/close', hang: true, times: 1 }],
      timeoutMs: 4000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Close' })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Review closing' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close position' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))
    await screen.findByText('Close position successfully')
  },
}

export const RefusedWhileTradingIsBanned: Story = {
  parameters: { scenario: { world: 'tradingBanned' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await screen.findByText('Your account may not trade at present.')
  },
}

/** Takes the place of Mine, where the currency is chosen. */
function TotalsInBaht() {
  const { set } = usePreferences()
  return (
    <Button
      onClick={() => {
        set({ totalsIn: 'THB' })
      }}
    >
      Totals in baht
    </Button>
  )
}

export const TotalsFollowTheChosenCurrency: Story = {
  render: (args) => (
    <>
      <TotalsInBaht />
      <TradeScreen {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Your holdings' })
    await userEvent.click(canvas.getByRole('button', { name: 'Totals in baht' }))
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your holdings' })).toHaveTextContent('THB'),
    )
    await expect(canvas.getByRole('region', { name: 'Your holdings' })).not.toHaveTextContent('USD')
  },
}

/** Old holdings stay while nothing new can be had; the screen says since when, and why, and no longer once it is refreshed. */
export const KeepsOldHoldingsWhileOffline: Story = {
  play: (context) => refreshOfflineAndOn(context, () => context.canvas.findAllByRole('article')),
}

export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const MarketClosed: Story = { parameters: { scenario: { world: 'marketClosed' } } }
export const HiddenAmounts: Story = { globals: { hideAmounts: 'hidden' } }

export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'trade/summary', hang: true },
        { on: 'trade/positions', hang: true },
      ],
    },
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', offline: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/positions', http: 500 }] } },
}
export const Nonsense: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/summary', nonsense: true }] } },
}
export const SessionEnded: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/summary', http: 401 }] } },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }), { timeout: 4000 })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw', marketColours: 'tw' } }
export const AmericanColours: Story = { globals: { marketColours: 'us' } }
export const LargestText: Story = { globals: { textSize: 'largest' } }
