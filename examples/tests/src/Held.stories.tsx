import { type BrowserBroker, clientOf, createBrowserBroker } from '@onelot/broker'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Held } from './Held.js'

export default { component: Held } satisfies Meta<typeof Held>

let broker: BrowserBroker

export const FillsAsThePriceFalls: StoryObj<typeof Held> = {
  loaders: [async () => void (broker = await createBrowserBroker({ world: 'member' }))],
  render: () => <Held client={clientOf(broker)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy at 182.50' }))
    await canvas.findByText('Orders that wait: 1')
    await broker.advance('4 h')
    await canvas.findByText('Positions: 1')
  },
}
