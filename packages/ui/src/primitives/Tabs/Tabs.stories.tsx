import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { SwipePanel } from './SwipePanel.tsx'
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
  swipeable?: boolean
  initial?: string
  onChange?: (change: { value: string }) => void
}
function Demo({ tabs, variant, swipeable = false, initial, onChange }: Demo) {
  const [value, setValue] = useState(initial ?? tabs[0]?.value ?? '')
  return (
    <Tabs
      label="Positions"
      tabs={tabs}
      variant={variant}
      {...(swipeable ? { Panel: SwipePanel } : {})}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        onChange?.(change)
      }}
    >
      <div style={{ minHeight: '40vh' }}>
        <Text as="p">{`What is under ${value}`}</Text>
        <div role="group" aria-label="Wide" tabIndex={0} style={{ overflowX: 'auto' }}>
          <div style={{ width: '200vw' }}>Something wider than the screen</div>
        </div>
      </div>
    </Tabs>
  )
}

const meta = {
  title: 'Primitives/Tabs',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { tabs: few, variant: 'line', onChange: fn() },
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'In progress' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Purchase' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Terminated')
  },
}
export const TellsOfAChangeOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Purchase' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'Terminated' })
  },
}

async function swipe(target: HTMLElement, by: number, pointerType = 'touch'): Promise<void> {
  const { x, y } = target.getBoundingClientRect()
  const at = (across: number) => ({
    clientX: x + 200 + across,
    clientY: y + 4,
    pointerId: 1,
    pointerType,
    buttons: 1,
  })
  await fireEvent.pointerDown(target, at(0))
  for (let step = 1; step <= 5; step += 1) await fireEvent.pointerMove(target, at((by * step) / 5))
  await fireEvent.pointerUp(target, { ...at(by), buttons: 0 })
}
export const SwipesBetweenPanels: Story = {
  args: { swipeable: true },
  play: async ({ canvas }) => {
    const chosen = () => canvas.getByRole('tab', { selected: true })
    await swipe(canvas.getByText('What is under Purchase'), -300)
    await waitFor(() => expect(chosen()).toHaveTextContent('In progress'))
    await swipe(await canvas.findByText('What is under In progress'), 300)
    await waitFor(() => expect(chosen()).toHaveTextContent('Purchase'))
    await swipe(await canvas.findByText('What is under Purchase'), 300)
    await expect(chosen()).toHaveTextContent('Purchase')
  },
}
export const SwipesPastADisabledTab: Story = {
  args: { swipeable: true, tabs: few.map((tab, index) => ({ ...tab, disabled: index === 1 })) },
  play: async ({ canvas }) => {
    await swipe(canvas.getByText('What is under Purchase'), -300)
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Terminated'))
  },
}
export const LeavesWhatScrollsAcrossAlone: Story = {
  args: { swipeable: true },
  play: async ({ canvas, args }) => {
    await swipe(canvas.getByText(/wider than the screen/), -300)
    await swipe(canvas.getByText('What is under Purchase'), -300, 'mouse')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { tabs: few.map((tab) => ({ ...tab, label: `${tab.label} 진행 중인 모든 거래` })) },
}
