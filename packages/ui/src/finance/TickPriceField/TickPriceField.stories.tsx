import { type Decimal, decimal, defaultMarkets, stepTick } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { TickPriceField, type TickPriceFieldProps } from './TickPriceField.tsx'

type DemoProps = Partial<Omit<TickPriceFieldProps, 'onChange' | 'text'>> & { initial?: string }
function Demo({ initial = '71200', market = defaultMarkets.KRX, ...rest }: DemoProps) {
  const [text, setText] = useState(initial)
  const [live, setLive] = useState<Decimal>(decimal('71200'))
  return (
    <Stack>
      <TickPriceField
        label="Limit price"
        currency="KRW"
        from={live}
        {...rest}
        market={market}
        text={text}
        onChange={(change) => {
          setText(change.text)
        }}
      />
      <PriceText price={live} places={0} currency="KRW" />
      <Button
        variant="secondary"
        onClick={() => {
          setLive(stepTick(defaultMarkets.KRX, live, 1))
        }}
      >
        Tick
      </Button>
    </Stack>
  )
}

const meta = {
  title: 'Finance/TickPriceField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Limit price' })
    await userEvent.click(canvas.getByRole('button', { name: 'One tick higher' }))
    await expect(field).toHaveValue('71,300')
    field.focus()
    await userEvent.keyboard('{PageUp}{ArrowDown}')
    await expect(field).toHaveValue('72200')
  },
}
export const Playground: Story = {
  args: { market: defaultMarkets.US, currency: 'USD', initial: '0.9998' },
}

export const KeepsWhatIsTypedWhileThePriceTicks: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '70,')
    canvas.getByRole('button', { name: 'Tick' }).click()
    await expect(await canvas.findByText('71,300')).toBeVisible()
    await expect(field).toHaveValue('70,')
    await expect(field).toHaveFocus()
    await userEvent.type(field, '500')
    await userEvent.tab()
    await expect(field).toHaveValue('70,500')
  },
}

export const StopsAtTheLimitsOfTheDay: Story = {
  args: { limits: { low: decimal('71100'), high: decimal('71300') } },
  play: async ({ canvas, userEvent }) => {
    const higher = canvas.getByRole('button', { name: 'One tick higher' })
    await userEvent.click(higher)
    await expect(higher).toHaveAttribute('aria-disabled', 'true')
  },
}
export const StartsFromTheLivePrice: Story = {
  args: { initial: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One tick higher' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('71,200')
  },
}
export const Ambiguous: Story = {
  args: { initial: '7,12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unclear separators. Type digits only.')).toBeVisible()
  },
}
export const OffTick: Story = { args: { initial: '71250', error: 'Prices here move by ₩100' } }
export const Disabled: Story = { args: { disabled: true } }
export const NoPriceYet: Story = { args: { initial: '', from: undefined } }
export const Chinese: Story = {
  args: { label: '委託價', market: defaultMarkets.TWSE, currency: 'TWD', initial: '99.95' },
  globals: { language: 'tw' },
}
