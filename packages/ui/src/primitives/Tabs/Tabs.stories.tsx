import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { SwipePanel } from './SwipePanel.tsx'
import { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'
import { tabsVariants } from './Tabs.css.ts'

const few: readonly TabItem<string>[] = ['Purchase', 'In progress', 'Terminated'].map((label) => ({
  value: label,
  label,
}))
const four = [...few, { value: 'Inventory', label: 'Inventory' }]
const six: readonly TabItem<string>[] = [
  ...few,
  ...['Inventory', 'Digital Currency', 'Foreign Exchange'].map((label) => ({ value: label, label })),
]

/** Keeps the chosen tab, as a screen would. */
function Controlled({ onChange, ...props }: TabsProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        onChange(change)
      }}
    >
      <Card>
        <Text as="p">{`What is under ${value}`}</Text>
        {props.children}
      </Card>
    </Tabs>
  )
}

const meta = {
  title: 'Primitives/Tabs',
  tags: ['widget', 'autodocs'],
  component: Tabs,
  args: {
    label: 'Positions',
    tabs: few,
    value: 'Purchase',
    variant: 'line',
    onChange: fn(),
    children: (
      <div role="group" aria-label="Wide" tabIndex={0} style={{ overflowX: 'auto' }}>
        <div style={{ width: '200vw' }}>Something wider than the screen</div>
      </div>
    ),
  },
  argTypes: {
    variant: { control: 'select', options: tabsVariants },
    Panel: { control: false },
    children: { control: false },
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { variant: 'segmented' } }

export const ChoosesByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'In progress', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is under In progress')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Terminated', selected: true })).toHaveFocus()
  },
}
/** As wide as the column grows, none of six is cut, in the largest text either. */
export const SixInTheWidestColumn: Story = {
  globals: { textSize: 'largest', viewport: { value: 'widest', isRotated: false } },
  args: { tabs: six },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('tablist')
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    await expect(canvas.getAllByRole('tab')).toHaveLength(6)
    for (const tab of canvas.getAllByRole('tab'))
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
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
  args: {
    value: 'Stock',
    tabs: ['Stock', 'IPO', 'Block', 'Smart', 'Loan'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('data-scrolls', 'false')
  },
}
export const ChartPeriods: Story = {
  args: {
    label: 'Period',
    variant: 'segmented',
    value: 'D',
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
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Purchase')
  },
}
export const OuterOnesDisabled: Story = {
  args: { value: 'In progress', tabs: four.map((tab, index) => ({ ...tab, disabled: index % 3 === 0 })) },
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getByRole('tab', { selected: true })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(chosen()).toHaveTextContent('Terminated')
    await userEvent.keyboard('{Home}')
    await expect(chosen()).toHaveTextContent('In progress')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chosen()).toHaveTextContent('Terminated')
  },
}
export const GoesRoundItsEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getByRole('tab', { selected: true })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chosen()).toHaveTextContent('Terminated')
    await userEvent.keyboard('{ArrowRight}')
    await expect(chosen()).toHaveTextContent('Purchase')
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}')
    await expect(chosen()).toHaveTextContent('Purchase')
  },
}
export const ArrowsFollowTheText: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => {
      document.documentElement.removeAttribute('dir')
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('In progress')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Purchase')
  },
}
export const FocusesOnlyByKeyOrPress: Story = {
  render: function Renewed(args) {
    const [value, setValue] = useState('Purchase')
    return (
      <>
        <Tabs {...args} value={value}>
          {value}
        </Tabs>
        <Button onClick={() => setValue('Terminated')}>Show the last</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const show = canvas.getByRole('button', { name: 'Show the last' })
    await userEvent.click(show)
    await expect(canvas.getByRole('tabpanel', { name: 'Terminated' })).toHaveTextContent('Terminated')
    await expect(show).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TellsOfAChangeOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Purchase' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'Terminated' })
    await userEvent.click(canvas.getByRole('tab', { name: 'In progress' }))
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const AsksAgainWhereItsOwnerRefused: Story = {
  render: (args) => <Tabs {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByRole('tab', { name: 'Terminated' })
    await userEvent.click(last)
    await userEvent.click(canvas.getByRole('tab', { name: 'Purchase' }))
    await userEvent.click(last)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Purchase')
  },
}

/** A finger swipes it as well. */
export const WithASwipePanel: Story = {
  args: { Panel: SwipePanel },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'In progress' }))
    await waitFor(() => expect(canvas.getByText('What is under In progress')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Purchase' }))
    await waitFor(() => expect(canvas.getByText('What is under Purchase')).toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    tabs: [
      ...few.map((tab) => ({ ...tab, label: `${tab.label} 진행 중인 모든 거래` })),
      { value: 'german', label: 'Wertpapierdepotübersicht' },
    ],
  },
}
