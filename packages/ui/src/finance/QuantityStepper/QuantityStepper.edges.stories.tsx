import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

/** Holds the quantity, and the most there is: a press of `Fewer left` leaves 40. */
function Controlled({ value: first, max: most, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first)
  const [max, setMax] = useState(most)
  return (
    <Stack>
      <QuantityStepper
        {...props}
        max={max}
        value={value}
        onChange={(change) => {
          setValue(change.value)
          onChange(change)
        }}
      />
      <Button variant="secondary" onClick={() => setMax(40)}>
        Fewer left
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Finance/QuantityStepper/Edges',
  tags: ['widget'],
  component: QuantityStepper,
  args: { label: 'Lots', max: 100, value: 1, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { min: 0, value: 0 } }

export const AllowsZeroWhereItIsTheLeast: Story = {
  args: { min: 0 },
  play: async ({ canvas, userEvent, t }) => {
    const field = canvas.getByRole('spinbutton')
    const less = canvas.getByRole('button', { name: t('finance.stepper.less') })
    await userEvent.click(less)
    await expect(field).toHaveValue('0')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
  },
}

export const StartsEmpty: Story = {
  args: { value: undefined },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 1 })
  },
}

export const TellsOnlyOfChanges: Story = {
  args: { max: 1 },
  play: async ({ canvas, userEvent, args, t }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    field.focus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AShortPressStepsOnce: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 2 })
  },
}

export const FollowsNewBounds: Story = {
  args: { value: 90 },
  play: async ({ canvas, userEvent, args, t }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer left' }))
    await expect(canvas.getByRole('button', { name: t('finance.stepper.more') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(field).toHaveAttribute('aria-valuemax', '40')
    await expect(field).toHaveValue('40')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 40 })
  },
}

function AnswersLate({ value: first, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onChange={(change) => {
        onChange(change)
        setTimeout(setValue, 200, change.value)
      }}
    />
  )
}
/** What is typed stays as it is typed, and steps are counted from it, while the owner sets its values late. */
export const TheOwnerAnswersLate: Story = {
  render: (args) => <AnswersLate {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Lots' })
    await userEvent.click(field)
    await userEvent.keyboard('12{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('14')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 14 })
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('14'))
  },
}
export const TakesWhatIsPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.paste('1e3')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.paste('007')
    await userEvent.tab()
    await expect(field).toBeValid()
    await expect(field).toHaveValue('7')
  },
}
