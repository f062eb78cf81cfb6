import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PinSheet, type PinSheetProps } from './PinSheet.tsx'

const meta = {
  title: 'Primitives/PinSheet',
  tags: ['widget', 'autodocs'],
  component: PinSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Withdrawal password',
    description: 'Withdraw $120.00',
    label: 'Withdrawal password',
    onEntered: fn(),
    help: (
      <Button variant="quiet" size="small">
        Forgotten?
      </Button>
    ),
  },
  argTypes: { help: { control: false } },
} satisfies Meta<typeof PinSheet>
export default meta
type Story = StoryObj<typeof meta>

const field = async () =>
  within(await screen.findByRole('dialog')).findByLabelText('Withdrawal password', { selector: 'input' })

export const Default: Story = {}
export const Playground: Story = { args: { length: 4 } }

/** By our own keys, which no keyboard of the device sees. */
export const TakesOurOwnKeys: Story = {
  play: async ({ userEvent, args }) => {
    const input = await field()
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await expect(input).toHaveAttribute('inputmode', 'none')
    for (const digit of ['1', '3', '5', '7', '9'])
      await userEvent.click(screen.getByRole('button', { name: digit }))
    await expect(args.onEntered).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '0' }))
    await expect(args.onEntered).toHaveBeenCalledOnce()
    await expect(args.onEntered).toHaveBeenCalledWith({ value: '135790' })
  },
}

/** Refuses the first one some time after it was entered, like a broker. */
function RefusesOnce({ onEntered, ...props }: PinSheetProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'wrong'>('ready')
  return (
    <PinSheet
      {...props}
      busy={state === 'busy'}
      error={state === 'wrong' ? 'This is wrong. 4 tries left.' : undefined}
      onEntered={(pin) => {
        onEntered(pin)
        setState('busy')
        setTimeout(() => {
          setState('wrong')
        }, 100)
      }}
    />
  )
}
export const StaysOpenAndEmptyAfterAWrongOne: Story = {
  render: (args) => <RefusesOnce {...args} />,
  play: async ({ userEvent, args }) => {
    const input = await field()
    await userEvent.type(input, '135790')
    await waitFor(() => expect(input).toHaveAccessibleDescription('This is wrong. 4 tries left.'))
    await expect(input).toHaveValue('')
    await userEvent.type(input, '246801')
    await expect(args.onEntered).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(input).toHaveValue(''))
  },
}
export const Busy: Story = { args: { busy: true } }
export const NoneIsTakenNow: Story = {
  args: { closed: true, error: 'Wrong too often. Try again at 14:05.' },
  play: async () => {
    await expect(await field()).toBeDisabled()
  },
}
