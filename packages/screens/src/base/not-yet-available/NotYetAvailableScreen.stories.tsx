import type { Meta, StoryObj } from '@storybook/react-vite'
import { copyTrading, extendedHours } from '../../definitions.ts'
import { NotYetAvailableScreen } from './NotYetAvailableScreen.tsx'

const meta = {
  title: 'Screens/Not yet available',
  tags: ['screen', 'autodocs'],
  component: NotYetAvailableScreen,
  args: { title: copyTrading.title },
  parameters: {
    purpose: 'Says that a function is not open yet, and leads back.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof NotYetAvailableScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongName: Story = { args: { title: extendedHours.title }, globals: { textSize: 'largest' } }
