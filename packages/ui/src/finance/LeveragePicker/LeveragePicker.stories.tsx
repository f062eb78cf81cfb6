import { decimal, leverages, sides, stopOutMove } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LeveragePicker, type LeveragePickerProps } from './LeveragePicker.tsx'

/** Holds the leverage, from the one its story begins with. */
function Controlled({ leverage: first, side, onChange, ...props }: LeveragePickerProps) {
  const [leverage, setLeverage] = useState(first)
  return (
    <LeveragePicker
      {...props}
      side={side}
      leverage={leverage}
      stopOutMove={stopOutMove({ side, leverage }, decimal('0.2'))}
      onChange={(change) => {
        setLeverage(change.leverage)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Finance/LeveragePicker',
  tags: ['widget', 'autodocs'],
  component: LeveragePicker,
  args: { leverage: 1, allowed: leverages, side: 'long', stopOutMove: undefined, onChange: fn() },
  argTypes: {
    leverage: { control: 'select', options: leverages },
    side: { control: 'select', options: sides },
  },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LeveragePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { leverage: 10, stopOut: '₩65,500' } }

export const ChoosesATimes: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByText(t('finance.risk.none'))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: t('finance.leverage', { times: 5 }) }))
    await expect(args.onChange).toHaveBeenCalledWith({ leverage: 5 })
    await expect(canvas.getByText(t('finance.risk.borrowed', { times: 5, share: '16%' }))).toBeVisible()
  },
}
export const TwoAllowed: Story = { args: { allowed: [1, 2], leverage: 2 } }
export const OnlyOwnership: Story = {
  args: { allowed: [1] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}
export const Short: Story = { args: { side: 'short', stopOut: '₩128,100' } }
export const Disabled: Story = { args: { leverage: 2, disabled: true } }
export const Translated: Story = {
  parameters: {
    argsIn: { kor: { leverage: 5, stopOut: '₩59,900' }, tw: { leverage: 5, stopOut: '￦59,900' } },
  },
}
