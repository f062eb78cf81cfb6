import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { type TabItem, Tabs } from './Tabs.tsx'
import { tabsVariants } from './Tabs.css.ts'

const few: readonly TabItem<string>[] = ['Purchase', 'In progress', 'Terminated'].map((label) => ({
  value: label,
  label,
}))
const six: readonly TabItem<string>[] = [
  ...few,
  ...['Inventory', 'Digital Currency', 'Foreign Exchange'].map((label) => ({ value: label, label })),
]

interface Demo {
  tabs: readonly TabItem<string>[]
  variant: (typeof tabsVariants)[number]
}
function Demo({ tabs, variant }: Demo) {
  const [value, setValue] = useState(tabs[0]?.value ?? '')
  return (
    <Tabs
      label="Positions"
      tabs={tabs}
      variant={variant}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    >
      <Text as="p">{`What is under ${value}`}</Text>
    </Tabs>
  )
}

const meta = {
  title: 'Primitives/Tabs',
  component: Demo,
  args: { tabs: few, variant: 'line' },
  argTypes: { variant: { control: 'select', options: tabsVariants } },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'In progress', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is under In progress')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Terminated', selected: true })).toHaveFocus()
  },
}
export const Playground: Story = { args: { variant: 'segmented' } }
export const ScrollsPastFive: Story = {
  args: { tabs: six },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist')
    await expect(list).toHaveAttribute('data-scrolls', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Foreign Exchange' }))
    const last = canvas.getByRole('tab', { name: 'Foreign Exchange' }).getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  },
}
export const FiveShareTheWidth: Story = {
  args: { tabs: ['Stock', 'IPO', 'Block', 'Smart', 'Loan'].map((label) => ({ value: label, label })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('data-scrolls', 'false')
  },
}
export const ChartPeriods: Story = {
  args: {
    variant: 'segmented',
    tabs: ['Time', '1m', '5m', '15m', '30m', 'D', 'W', 'M'].map((label) => ({ value: label, label })),
  },
}
export const OneDisabled: Story = {
  args: { tabs: few.map((tab, index) => ({ ...tab, disabled: index === 1 })) },
}
export const LongText: Story = {
  args: { tabs: few.map((tab) => ({ ...tab, label: `${tab.label} 진행 중인 모든 거래` })) },
}
