import { type RefusalCodeOnWire, tradePositions } from '@onelot/api-client'
import { type PositionId, type PositionStatus, type PositionTab, positionId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useApi } from '../ports/ports.ts'
import { PositionDetailScreen } from './PositionDetailScreen.tsx'

interface FirstOfProps {
  tab: PositionTab
  status?: PositionStatus
}

/** The first position of a tab, of a status, in the story's world: ids are the broker's to give. */
function FirstOf({ tab, status }: FirstOfProps) {
  const client = useApi()
  const [id, setId] = useState<PositionId>()
  useEffect(() => {
    void client.read(tradePositions, { tab, page: 1, pageSize: 20 }).then(({ positions }) => {
      const found = positions.find(({ position }) => status === undefined || position.status === status)
      setId(found?.position.id)
    })
  }, [client, tab, status])
  return id === undefined ? null : <PositionDetailScreen position={id} />
}

const meta = {
  title: 'Screens/Position detail',
  tags: ['screen'],
  component: FirstOf,
  args: { tab: 'inProgress' },
  parameters: { scenario: { screen: 'positionDetail', world: 'holder' } },
} satisfies Meta<typeof FirstOf>
export default meta
type Story = StoryObj<typeof meta>

export const Holding: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Order number')
    await canvas.findByRole('list', { name: 'Movements of your money' })
  },
}
export const Pending: Story = {
  args: { tab: 'purchase' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await canvas.findByText('Cancelled')
  },
}
/** What moves while no stream is open is read when one opens. */
export const MovesBeforeTheFirstStream: Story = {
  args: { tab: 'purchase' },
  parameters: { scenario: { world: 'holder', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async ({ canvas, broker }) => {
    await canvas.findByRole('button', { name: 'Cancel order' })
    await broker.advance('2 days')
    broker.setFaults([])
    await canvas.findByText('Expired')
  },
}
export const Ended: Story = { args: { tab: 'terminated' } }
export const Locked: Story = { parameters: { scenario: { world: 'lockedHolder' } } }
export const DigitalCurrency: Story = { args: { tab: 'digitalCurrency' } }

export const ClosesAPart: Story = {
  args: { status: 'holding' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: '50%' }))
    await userEvent.click(screen.getByRole('button', { name: 'Review closing' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close position' }))
    await screen.findByText('Close position successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('list', { name: 'What was closed' })
    await canvas.findByText('Profit and loss of what was closed')
  },
}

/** Closing that the broker refuses: the reason stands beside the button, and the position is as it was. */
const refusal = (refuse: RefusalCodeOnWire, reason: RegExp): Story => ({
  args: { status: 'holding' },
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/close', refuse }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Review closing' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Close position' }))
    await expect(await sheet.findByText(/The order was not accepted/)).toHaveTextContent(reason)
    await expect(sheet.getByRole('button', { name: 'Close position' })).toHaveAttribute('data-state', 'ready')
  },
})
export const RefusedSoManyDaysAfterBuying: Story = refusal(
  'SELL_BLOCKED_DAYS',
  /It can be sold 2 days after the purchase/,
)
export const RefusedSoManyMinutesAfterBuying: Story = refusal(
  'SELL_BLOCKED_MINUTES',
  /This can be sold 30 minutes after the purchase/,
)
export const RefusedWhileLocked: Story = refusal('POSITION_LOCKED', /This position is locked until/)
export const RefusedOnceItHasChanged: Story = refusal('ORDER_WRONG_STATE', /has already changed/)
export const RefusedWithoutAPrice: Story = refusal('PRICE_UNAVAILABLE', /There is no price at the moment/)

export const NotFound: Story = {
  render: () => <PositionDetailScreen position={positionId('no-such-order')} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  render: () => <PositionDetailScreen position={positionId('somebody-elses')} />,
}
export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/position', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/position', http: 500 }] } },
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw', marketColours: 'tw' } }
