import type { Meta, StoryObj } from '@storybook/react-vite'
import { FundRecordScreen } from './FundRecordScreen.tsx'

const meta = {
  title: 'Screens/Fund record',
  tags: ['screen'],
  component: FundRecordScreen,
  parameters: { scenario: { screen: 'fundRecord', world: 'holder' } },
} satisfies Meta<typeof FundRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Movements, newest first' })
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'fund/records', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'fund/records', http: 500 }] } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw' } }
