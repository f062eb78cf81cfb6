import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

interface Demo {
  min?: number
  max: number
  /** What the most becomes at a press of `Fewer left`. */
  laterMax?: number
  initial?: number | undefined
  onChange: (change: { value: number | undefined }) => void
}
function Demo({ min = 1, max, laterMax = max, initial, onChange }: Demo) {
  const [value, setValue] = useState(initial)
  const [most, setMost] = useState(max)
  return (
    <Stack>
      <QuantityStepper
        label="Lots"
        min={min}
        max={most}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          onChange(change)
        }}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setMost(laterMax)
        }}
      >
        Fewer left
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Finance/QuantityStepper/Edges',
  tags: ['widget'],
  component: Demo,
  args: { max: 100, initial: 1, onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { min: 0, initial: 0 } }

export const AllowsZeroWhereItIsTheLeast: Story = {
  args: { min: 0 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    const less = canvas.getByRole('button', { name: 'Less' })
    await userEvent.click(less)
    await expect(field).toHaveValue('0')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
  },
}

export const StartsEmpty: Story = {
  args: { initial: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 1 })
  },
}

export const TellsOnlyOfChanges: Story = {
  args: { max: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    field.focus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AShortPressStepsOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 2 })
  },
}

export const AHoldEndsAtTheBound: Story = {
  args: { max: 3 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'), { timeout: 5_000 })
    await fireEvent.pointerUp(more)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 3 })
  },
}

export const AHoldEndsWhenTheFingerSlidesOff: Story = {
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await fireEvent.pointerDown(more, { button: 0 })
    await fireEvent.pointerOut(more, { relatedTarget: document.body })
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const FollowsNewBounds: Story = {
  args: { initial: 90, laterMax: 40 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer left' }))
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAttribute('aria-valuemax', '40')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveValue('40')
  },
}

export const TakesWhatIsPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.paste('1e3')
    await expect(field).toHaveValue('')
    await userEvent.paste('007')
    await expect(field).toHaveValue('7')
  },
}
