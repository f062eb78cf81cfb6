import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Collapse, type CollapseItem, type CollapseProps, collapseLevels } from './Collapse.tsx'

const items: readonly CollapseItem<string>[] = [
  {
    id: 'arrival',
    title: 'When does a withdrawal arrive?',
    content: (
      <>
        Normally within two hours, at the latest at 24:00 of the next day.{' '}
        <a href="#/information/about">More</a>
      </>
    ),
  },
  {
    id: 'funds',
    title: 'Which funds can I withdraw?',
    content: 'What has settled: sale proceeds arrive on D+2.',
  },
  { id: 'hours', title: 'When is it possible?', content: 'On working days, 09:00 to 15:30 in Seoul.' },
]

/** Holds what is open, from what its story begins with. */
function Controlled({ open: first, onChange, ...props }: CollapseProps<string>) {
  const [open, setOpen] = useState(first)
  return (
    <Card padding="none">
      <Collapse
        {...props}
        open={open}
        onChange={(change) => {
          onChange(change)
          setOpen(change.open)
        }}
      />
    </Card>
  )
}

const meta = {
  title: 'Primitives/Collapse',
  tags: ['widget', 'autodocs'],
  component: Collapse,
  args: { items, open: [], onChange: fn() },
  argTypes: { level: { control: 'select', options: collapseLevels }, items: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Collapse<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { open: ['funds'], level: 2 } }

export const Unfolds: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /withdrawal arrive/ })
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText(/within two hours/)).toBeNull()
    await userEvent.click(first)
    await expect(canvas.getByRole('region', { name: /withdrawal arrive/ })).toHaveTextContent(
      'within two hours',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Which funds/ }))
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText(/within two hours/)).not.toBeVisible())
  },
}
export const OnlyOneOpen: Story = {
  args: { single: true, open: ['arrival'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Which funds/ }))
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Which funds')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'More' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(/within two hours/)).not.toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Which funds/ })).toHaveFocus()
  },
}
export const OneDisabled: Story = {
  args: { items: items.map((item, place) => ({ ...item, disabled: place === 1 })) },
  play: async ({ canvas, userEvent }) => {
    const off = canvas.getByRole('button', { name: /Which funds/ })
    await expect(off).toBeDisabled()
    await userEvent.click(off)
    await expect(off).toHaveAttribute('aria-expanded', 'false')
  },
}
export const LongTextDark: Story = {
  args: {
    open: ['long'],
    items: [
      {
        id: 'long',
        title: '출금을 신청한 다음에 취소하려면 어떻게 해야 하나요? 그리고 수수료는 누가 부담하나요?',
        content: '審核期間可以取消出金申請，取消後金額會退回可用資金。'.repeat(8),
      },
    ],
  },
  globals: { theme: 'dark' },
}
