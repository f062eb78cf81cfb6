import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChipSelect } from '../../primitives/ChipGroup/ChipSelect.tsx'
import { CurrencyPairField, type CurrencyPairFieldProps } from './CurrencyPairField.tsx'

/** Holds what a form would hold; it exchanges nothing. */
function Controlled({ onChange, onSwap, ...props }: CurrencyPairFieldProps) {
  const [from, setFrom] = useState(props.from)
  const [to, setTo] = useState(props.to)
  return (
    <CurrencyPairField
      {...props}
      from={from}
      to={to}
      onChange={(change) => {
        onChange(change)
        const set = change.side === 'from' ? setFrom : setTo
        set((amount) => ({ ...amount, text: change.text }))
      }}
      onSwap={() => {
        onSwap?.()
        setFrom({ ...to, label: from.label, hint: undefined })
        setTo({ ...from, label: to.label, hint: undefined })
      }}
    />
  )
}

const meta = {
  title: 'Finance/CurrencyPairField',
  tags: ['widget', 'autodocs'],
  component: CurrencyPairField,
  args: {
    label: 'Exchange',
    from: { label: 'You give', currency: 'KRW', text: '1000000', hint: '₩2,450,000 can be exchanged' },
    to: { label: 'You get', currency: 'USD', text: '719.75' },
    rate: { text: '1 USD = ₩1,389.37', age: '2 seconds ago' },
    quote: { left: 12, all: 15 },
    onChange: fn(),
    onSwap: fn(),
  },
  render: (args) => <Controlled key={args.label} {...args} />,
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: {
        label: '환전',
        from: { label: '낼 금액', currency: 'KRW', text: '1000000', hint: '₩2,450,000까지 환전할 수 있어요' },
        to: { label: '받을 금액', currency: 'USD', text: '719.75' },
        rate: { text: '1달러 = ₩1,389.37', age: '2초 전' },
      },
      tw: {
        label: '換匯',
        from: { label: '支付金額', currency: 'KRW', text: '1000000', hint: '最多可換 ₩2,450,000' },
        to: { label: '取得金額', currency: 'USD', text: '719.75' },
        rate: { text: '1 美元 = ₩1,389.37', age: '2 秒前' },
      },
    },
  },
} satisfies Meta<typeof CurrencyPairField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('textbox', { name: args.from.label })).toHaveValue('1,000,000')
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(t('products.pair.holds', { count: 12 }))
  },
}
export const Playground: Story = { args: { quote: undefined, onSwap: fn() } }
export const TypedAndTurnedRound: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const to = canvas.getByRole('textbox', { name: args.to.label })
    await userEvent.clear(to)
    await userEvent.type(to, '0.01')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      side: 'to',
      text: '0.01',
      parsed: { ok: true, value: '0.01' },
    })
    const swap = canvas.getByRole('button', { name: t('products.pair.swap', { from: 'KRW', to: 'USD' }) })
    await userEvent.click(swap)
    await expect(args.onSwap).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: args.from.label })).toHaveValue('0.01')
    await expect(swap).toHaveAccessibleName(t('products.pair.swap', { from: 'USD', to: 'KRW' }))
    await expect(swap).toHaveFocus()
  },
}
/** Each side lets its currency be chosen, and the upper one says how much there is. */
export const CurrenciesChosen: Story = {
  args: {
    from: {
      label: 'You give',
      currency: 'KRW',
      text: '',
      aside: (
        <ChipSelect
          label="Currency to give"
          choices={[
            { value: 'KRW', label: 'KRW' },
            { value: 'USD', label: 'USD' },
          ]}
          value="KRW"
          onChange={fn()}
        />
      ),
      below: (
        <Button variant="secondary" size="small">
          ₩2,450,000
        </Button>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency to give' })).toHaveValue('KRW')
    await expect(canvas.getByRole('button', { name: '₩2,450,000' })).toBeVisible()
  },
}
/** The rate no longer holds, and there is not so much money. */
export const Refused: Story = {
  args: {
    from: {
      label: 'You give',
      currency: 'KRW',
      text: '9000000',
      error: 'You can exchange up to ₩2,450,000.',
    },
    rate: { text: '1 USD = ₩1,389.37', age: '41 seconds ago', stale: true },
    quote: { left: 0, all: 15 },
  },
  parameters: {
    argsIn: {
      kor: {
        from: {
          label: '낼 금액',
          currency: 'KRW',
          text: '9000000',
          error: '₩2,450,000까지 환전할 수 있어요.',
        },
        rate: { text: '1달러 = ₩1,389.37', age: '41초 전', stale: true },
      },
      tw: {
        from: { label: '支付金額', currency: 'KRW', text: '9000000', error: '最多可換 ₩2,450,000。' },
        rate: { text: '1 美元 = ₩1,389.37', age: '41 秒前', stale: true },
      },
    },
  },
}
export const EdgeValues: Story = {
  args: {
    from: { label: 'You give', currency: 'VND', text: '999999999999999' },
    to: { label: 'You get', currency: 'KRW', text: '0' },
    rate: { text: '1 VND = ₩0.052834', age: 'just now' },
  },
  parameters: {
    argsIn: {
      kor: {
        from: { label: '낼 금액', currency: 'VND', text: '999999999999999' },
        to: { label: '받을 금액', currency: 'KRW', text: '0' },
        rate: { text: '1동 = ₩0.052834', age: '방금' },
      },
      tw: {
        from: { label: '支付金額', currency: 'VND', text: '999999999999999' },
        to: { label: '取得金額', currency: 'KRW', text: '0' },
        rate: { text: '1 越南盾 = ₩0.052834', age: '剛剛' },
      },
    },
  },
}
