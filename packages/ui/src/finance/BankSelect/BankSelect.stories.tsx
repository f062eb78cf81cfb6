import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BankSelect, type BankSelectProps } from './BankSelect.tsx'
import type { Bank } from './banks.ts'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: BankSelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <BankSelect
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        onChange(change)
      }}
    />
  )
}

const names = [
  ['004', 'Hanbit Bank', '한빛은행', '韓光銀行'],
  ['011', 'Dongnam Bank', '동남은행', '東南銀行'],
  ['020', 'Saebyeok Bank', '새벽은행', '曙光銀行'],
  ['023', 'Miraeon Bank', '미래온은행', '未來銀行'],
  ['034', 'Cheongram Bank', '청람은행', '青嵐銀行'],
  ['045', 'Onnuri Savings', '온누리저축은행', '全世儲蓄銀行'],
  ['088', 'Haneul Bank', '하늘은행', '天空銀行'],
  ['090', 'Hwarang Bank', '화랑은행', '花郎銀行'],
] as const
const banks = (language: 1 | 2 | 3): readonly Bank[] =>
  names.map((row) => ({ code: row[0], name: row[language], aliases: row.slice(1) }))

const meta = {
  title: 'Finance/BankSelect',
  tags: ['widget', 'autodocs'],
  component: BankSelect,
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    banks: banks(1),
    recent: ['020', '088'],
    value: undefined,
    onChange: fn(),
  },
  argTypes: { banks: { control: false } },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '은행', placeholder: '은행을 골라 주세요', banks: banks(2) },
      tw: { label: '銀行', placeholder: '選擇銀行', banks: banks(3) },
    },
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof BankSelect>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
const open = async ({ canvas, userEvent, args }: Parameters<Play>[0]) => {
  await userEvent.click(canvas.getByRole('combobox', { name: args.label }))
  return within(await screen.findByRole('dialog', { name: args.label }))
}
const nameOf = (list: readonly Bank[], code: string) => list.find((bank) => bank.code === code)?.name ?? ''

export const Default: Story = {
  play: async (context) => {
    const { args, t } = context
    const sheet = await open(context)
    const options = sheet.getAllByRole('option')
    await expect(options).toHaveLength(args.banks.length)
    await expect(options[0]).toHaveTextContent(nameOf(args.banks, '020'))
    await expect(sheet.getByRole('group', { name: t('entry.bank.recent') })).toBeVisible()
  },
}
export const Playground: Story = { args: { value: '088', hint: 'In your own name' } }
export const FindsByPartOfAName: Story = {
  play: async (context) => {
    const { canvas, args, userEvent, t } = context
    const sheet = await open(context)
    await userEvent.type(sheet.getByRole('combobox', { name: t('entry.bank.search') }), '하느')
    await expect(sheet.getByRole('option')).toHaveTextContent(nameOf(args.banks, '088'))
    await userEvent.clear(sheet.getByRole('combobox', { name: t('entry.bank.search') }))
    await userEvent.type(sheet.getByRole('combobox', { name: t('entry.bank.search') }), 'han')
    await expect(sheet.getAllByRole('option')).toHaveLength(2)
    await userEvent.click(sheet.getByRole('option', { name: nameOf(args.banks, '088') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledWith({ value: '088' })
    await expect(canvas.getByRole('combobox', { name: args.label })).toHaveTextContent(
      nameOf(args.banks, '088'),
    )
  },
}
export const ByKeys: Story = {
  play: async (context) => {
    const { canvas, args, userEvent, t } = context
    const sheet = await open(context)
    const search = sheet.getByRole('combobox', { name: t('entry.bank.search') })
    search.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(search).toHaveFocus()
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      sheet.getByRole('option', { name: nameOf(args.banks, '088') }).id,
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: args.label })).toHaveFocus())
    await expect(args.onChange).toHaveBeenCalledWith({ value: '088' })
  },
}
export const NothingFound: Story = {
  play: async (context) => {
    const { userEvent, t } = context
    const sheet = await open(context)
    await userEvent.type(sheet.getByRole('combobox', { name: t('entry.bank.search') }), 'zz')
    await expect(sheet.getByText(t('entry.bank.none'))).toBeVisible()
    await expect(sheet.queryByRole('option')).toBeNull()
  },
}
export const WithAnError: Story = {
  args: { error: 'Choose a bank first.' },
  parameters: { argsIn: { kor: { error: '먼저 은행을 골라 주세요.' }, tw: { error: '請先選擇銀行。' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(args.error)
  },
}
