import { currencies, decimal, exact, isDecimal, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { FactList } from '../FactList/FactList.tsx'
import { formatCompactMoney, formatMoney } from '../format/money.ts'
import { Money } from '../Money/Money.tsx'
import { MoneyEntry, type MoneyEntryProps } from './MoneyEntry.tsx'
import { MoneyEntryKeys } from './MoneyEntryKeys.tsx'
import { type MoneyEntryState, useMoneyEntry } from './useMoneyEntry.ts'

const least = decimal('10000')
const most = decimal('2000000')
const fee = money('KRW', '1000')
/** Calls that are counted: the owner goes on with what was typed. */
const onNext = fn<(amount: { readonly text: string }) => void>()

/** The whole block: the amount, its button, its keys. */
function Block({ onType, ...props }: MoneyEntryProps) {
  const { locale, t } = useTheme()
  const { label, currency } = props
  const [text, setText] = useState(props.text)
  const amount = isDecimal(text) ? text : undefined
  const bound = (of: typeof least) => formatMoney(locale, money(currency, of))
  const faultOf = () => {
    if (amount === undefined) return { text: t('amount.empty') }
    if (exact(amount).gt(most))
      return { text: t('finance.bounds.most', { bound: bound(most) }), isAtOnce: true }
    return exact(amount).lt(least) ? { text: t('finance.bounds.least', { bound: bound(least) }) } : undefined
  }
  const entry = useMoneyEntry({
    fault: faultOf(),
    isSuggested: text !== '' && text === props.text,
    onNext: () => onNext({ text }),
  })
  const type = (change: { readonly text: string }) => {
    onType(change)
    setText(change.text)
  }
  return (
    <Stack gap="x4">
      <MoneyEntry
        {...props}
        entry={entry}
        text={text}
        onType={type}
        choices={{
          label: t('finance.ticket.amount'),
          options: ['50000', '100000', '500000'].map((value) => ({
            value,
            label: formatCompactMoney(locale, money(currency, value)),
          })),
          value: amount,
        }}
      >
        {faultOf() === undefined ? (
          <FactList
            facts={[
              { label: t('finance.ticket.fee'), value: <Money value={fee} own={false} size="small" /> },
            ]}
          />
        ) : null}
      </MoneyEntry>
      <Button block onClick={entry.next}>
        {t('finance.ticket.review')}
      </Button>
      <MoneyEntryKeys entry={entry} label={label} currency={currency} text={text} onType={type} />
    </Stack>
  )
}

/** The block has its own. */
const entry: MoneyEntryState = {
  field: { current: null },
  typing: true,
  replaces: false,
  error: undefined,
  enter: fn(),
  done: fn(),
  typed: fn(),
  next: fn(),
}

const meta = {
  title: 'Finance/MoneyEntry',
  tags: ['widget', 'autodocs'],
  component: MoneyEntry,
  args: { label: 'Amount', currency: 'KRW', text: '', hint: '₩10,000 to ₩2,000,000', entry, onType: fn() },
  argTypes: { currency: { control: 'select', options: currencies }, entry: { control: false } },
  beforeEach: () => {
    onNext.mockClear()
  },
  render: (args) => <Block key={args.text} {...args} />,
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '입금할 금액', hint: '₩10,000~₩2,000,000' },
      tw: { label: '入金金額', hint: '₩10,000 至 ₩2,000,000' },
    },
  },
} satisfies Meta<typeof MoneyEntry>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const figureOf = ({ canvas, args }: Context) => canvas.getByRole('textbox', { name: args.label })
const keysOf = ({ canvas, args, t }: Context) =>
  within(canvas.getByRole('group', { name: t('entry.keyboard.keys', { field: args.label }) }))
async function press(context: Context, keys: string) {
  for (const name of keys) await context.userEvent.click(keysOf(context).getByRole('button', { name }))
}
const goOn = async ({ canvas, userEvent, t }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
}

export const Default: Story = {
  play: async (context) => {
    const figure = figureOf(context)
    await expect(figure).toHaveAccessibleDescription(context.args.hint)
    await expect(figure).toHaveAttribute('inputmode', 'none')
    const button = context.canvas.getByRole('button', { name: context.t('finance.ticket.review') })
    const key = keysOf(context).getByRole('button', { name: '1' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(key.getBoundingClientRect().top)
  },
}
export const Playground: Story = { args: { text: '50000' } }

export const TypesByItsKeys: Story = {
  play: async (context) => {
    await press(context, '250000')
    await expect(figureOf(context)).toHaveValue('250,000')
    await expect(context.args.onType).toHaveBeenLastCalledWith({ text: '250000' })
    await expect(context.canvas.getByText(context.t('finance.ticket.fee'))).toBeVisible()
    await goOn(context)
    await expect(onNext.mock.calls).toEqual([[{ text: '250000' }]])
  },
}
/** A suggestion is no text to go on from: a digit takes its place, and Delete shortens it. */
export const TakesThePlaceOfASuggestion: Story = {
  args: { text: '100000' },
  play: async (context) => {
    await press(context, '75')
    await expect(figureOf(context)).toHaveValue('75')
  },
}
export const ShortensASuggestion: Story = {
  args: { text: '100000' },
  play: async (context) => {
    await context.userEvent.click(
      keysOf(context).getByRole('button', { name: context.t('entry.keyboard.erase') }),
    )
    await press(context, '5')
    await expect(figureOf(context)).toHaveValue('100,005')
  },
}
/** The decimal mark shows as it is typed, wherever the focus is. */
export const WithDecimals: Story = {
  args: { currency: 'USD' },
  play: async (context) => {
    await press(context, '12')
    await context.userEvent.click(
      keysOf(context).getByRole('button', { name: context.t('entry.keyboard.decimal') }),
    )
    await expect(figureOf(context)).toHaveValue('12.')
    await press(context, '505')
    await expect(figureOf(context)).toHaveValue('12.50')
  },
}
export const ByAHardwareKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.keyboard('12')
    await expect(figureOf(context)).toHaveValue('12')
    await context.userEvent.click(figureOf(context))
    await context.userEvent.keyboard('70000{Enter}')
    await expect(onNext.mock.calls).toEqual([[{ text: '70000' }]])
  },
}
export const TakesAnAmountThatIsOffered: Story = {
  play: async (context) => {
    const chips = within(context.canvas.getByRole('group', { name: context.t('finance.ticket.amount') }))
    const [, chip] = chips.getAllByRole('button')
    if (chip === undefined) throw new Error('one amount alone is offered')
    await context.userEvent.click(chip)
    await expect(figureOf(context)).toHaveValue('100,000')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
}
/** Too much is said while it is typed: more digits do not mend it. */
export const TooMuchAtOnce: Story = {
  play: async (context) => {
    await press(context, '2000001')
    await expect(figureOf(context)).toBeInvalid()
    await expect(figureOf(context)).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(String(context.args.hint))),
    )
  },
}
/** Too little is said once the reader goes on, and what is typed next goes on from it. */
export const TooLittleOnceAsked: Story = {
  play: async (context) => {
    await press(context, '999')
    await expect(figureOf(context)).toBeValid()
    await goOn(context)
    await expect(figureOf(context)).toBeInvalid()
    await expect(figureOf(context)).toHaveFocus()
    await press(context, '90')
    await expect(figureOf(context)).toHaveValue('99,990')
    await expect(figureOf(context)).toBeValid()
  },
}
export const NothingTyped: Story = {
  play: async (context) => {
    await goOn(context)
    await context.canvas.findByText(context.t('amount.empty'))
    await expect(figureOf(context)).toHaveFocus()
    await expect(onNext).not.toHaveBeenCalled()
  },
}
export const PutsItsKeysAway: Story = {
  play: async (context) => {
    const { canvas, userEvent, t } = context
    const keys = { name: t('entry.keyboard.keys', { field: context.args.label }) }
    await userEvent.click(canvas.getByRole('button', { name: t('entry.done') }))
    await expect(canvas.queryByRole('group', keys)).toBeNull()
    await userEvent.click(figureOf(context))
    await expect(canvas.getByRole('group', keys)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', keys)).toBeNull()
  },
}
/** A comma that was typed stays beside what the keys type after it: taken out, it would make ten times the amount. */
export const KeepsAnUnclearAmount: Story = {
  args: { currency: 'USD' },
  play: async (context) => {
    await context.userEvent.type(figureOf(context), '12,5')
    await press(context, '0')
    await expect(figureOf(context)).toHaveValue('12,50')
  },
}
export const Disabled: Story = { args: { disabled: true, text: '50000' } }
export const EdgeValues: Story = { args: { currency: 'VND', text: '999999999999999', hint: undefined } }
export const SmallPhone: Story = {
  args: { text: '999999999999999' },
  globals: { viewport: { value: 'small', isRotated: false } },
}
export const LongText: Story = {
  args: {
    label: 'Überweisungsbetrag auf das Verrechnungskonto',
    hint: '은행 계좌로 보낼 금액이에요. 오후 3시 30분이 지나서 신청하면 다음 영업일에 처리해요.',
  },
}
