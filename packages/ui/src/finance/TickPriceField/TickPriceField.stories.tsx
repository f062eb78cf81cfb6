import { currencies, decimal, defaultMarkets, stepTick } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { TickPriceField, type TickPriceFieldProps } from './TickPriceField.tsx'

/** Holds what is typed, from what its story begins with, over a live price that a press of `Tick` moves up. */
function Controlled({ text: first, from, market, currency, onChange, ...props }: TickPriceFieldProps) {
  const [text, setText] = useState(first)
  const [live, setLive] = useState(from)
  return (
    <Stack>
      <TickPriceField
        {...props}
        market={market}
        currency={currency}
        from={live}
        text={text}
        onChange={(change) => {
          setText(change.text)
          onChange(change)
        }}
      />
      {live === undefined ? null : (
        <>
          <PriceText price={live} scale={{ ticks: market.ticks, currency }} currencyShown />
          <Button variant="secondary" onClick={() => setLive(stepTick(market, live, 1))}>
            Tick
          </Button>
        </>
      )}
    </Stack>
  )
}

const meta = {
  title: 'Finance/TickPriceField',
  tags: ['widget', 'autodocs'],
  component: TickPriceField,
  args: {
    label: 'Limit price',
    text: '71200',
    market: defaultMarkets.KRX,
    currency: 'KRW',
    from: decimal('71200'),
    onChange: fn(),
  },
  argTypes: {
    currency: { control: 'select', options: currencies },
    market: { control: false },
    limits: { control: false },
  },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TickPriceField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: { market: defaultMarkets.US, currency: 'USD', text: '0.9998', from: decimal('1.0002') },
}

export const StepsByTicks: Story = {
  play: async ({ canvas, userEvent, t }) => {
    const field = canvas.getByRole('textbox', { name: 'Limit price' })
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.higher') }))
    await expect(field).toHaveValue('71,300')
    field.focus()
    await userEvent.keyboard('{PageUp}{ArrowDown}')
    await expect(field).toHaveValue('72,200')
  },
}

/** Each price with the digits of its tick, also where a row of the table ends. */
export const StepsInTheDigitsOfTheTick: Story = {
  args: { market: defaultMarkets.US, currency: 'USD', text: '0.9999', from: decimal('0.9999') },
  play: async ({ canvas, userEvent, t }) => {
    const field = canvas.getByRole('textbox')
    const higher = canvas.getByRole('button', { name: t('finance.stepper.higher') })
    await expect(field).toHaveValue('0.9999')
    await userEvent.click(higher)
    await expect(field).toHaveValue('1.00')
    for (let step = 0; step < 10; step += 1) await userEvent.click(higher)
    await expect(field).toHaveValue('1.10')
    field.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('1.20')
  },
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

/** Entering the field changes nothing that is selected in it: what is typed then takes the price's place. */
export const TakesAnotherPriceWhereAllIsSelected: Story = {
  args: { text: '150', market: defaultMarkets.US, currency: 'USD', from: decimal('150') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(field).toHaveValue('150.00')
    field.focus()
    field.select()
    await userEvent.keyboard('140')
    await expect(field).toHaveValue('140')
    await userEvent.tab()
    await expect(field).toHaveValue('140.00')
  },
}
/** A price of four digits or more keeps its groups as the field is entered, and so its selection: the first key replaces it. */
export const TheFirstKeyReplacesAPriceInGroups: Story = {
  args: { text: '2505', from: decimal('2505') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    await userEvent.keyboard('2490')
    await expect(field).toHaveValue('2,490')
    await userEvent.keyboard('{Backspace}5')
    await expect(field).toHaveValue('2,495')
  },
}
export const StopsAtTheLimitsOfTheDay: Story = {
  args: { limits: { low: decimal('71100'), high: decimal('71300') } },
  play: async ({ canvas, userEvent, t }) => {
    const higher = canvas.getByRole('button', { name: t('finance.stepper.higher') })
    await userEvent.click(higher)
    await expect(higher).toHaveAttribute('aria-disabled', 'true')
  },
}
export const StartsFromTheLivePrice: Story = {
  args: { text: '' },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.higher') }))
    await expect(canvas.getByRole('textbox')).toHaveValue('71,200')
  },
}
export const Ambiguous: Story = {
  args: { text: '7,12' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('amount.ambiguous'))).toBeVisible()
  },
}
export const OffTick: Story = { args: { text: '71250', error: 'Prices here move by ₩100' } }
export const Disabled: Story = { args: { disabled: true } }
export const NoPriceYet: Story = { args: { text: '', from: undefined } }
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '지정가', hint: '호가 단위 100원' },
      tw: {
        label: '委託價',
        market: defaultMarkets.TWSE,
        currency: 'TWD',
        text: '99.95',
        from: decimal('99.95'),
      },
    },
  },
}
export const LongText: Story = {
  args: {
    label: 'The least that you would sell at, or the most that you would pay for one share of it',
    error: 'Prices here move by ₩100, and between ₩48,700 and ₩90,300 today; this one does neither.',
  },
}
