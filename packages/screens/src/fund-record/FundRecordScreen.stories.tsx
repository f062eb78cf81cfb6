import type { Meta, StoryObj } from '@storybook/react-vite'
import { readerOf } from '../flows/readers.ts'
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
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('list', { name: t('fundRecord:list') })
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
