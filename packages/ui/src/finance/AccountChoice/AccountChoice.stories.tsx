import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AccountChoice, type AccountChoiceProps, type BankAccount } from './AccountChoice.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: AccountChoiceProps) {
  const [value, setValue] = useState(props.value)
  return (
    <AccountChoice
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        onChange(change)
      }}
    />
  )
}

const accounts = (names: readonly [string, string, string], unavailable: string): readonly BankAccount[] => [
  { id: 'a', bank: names[0], digits: '1234', isDefault: true },
  { id: 'b', bank: names[1], digits: '0077', isLastUsed: true },
  { id: 'c', bank: names[2], digits: '9051', unavailable },
]

const inLanguages = {
  argsIn: {
    kor: { label: '출금 계좌', accounts: accounts(['한빛은행', '새벽은행', '하늘은행'], '확인하는 중') },
    tw: { label: '出金帳戶', accounts: accounts(['韓光銀行', '曙光銀行', '天空銀行'], '驗證中') },
  },
}

const meta = {
  title: 'Finance/AccountChoice',
  tags: ['widget', 'autodocs'],
  component: AccountChoice,
  args: {
    label: 'Withdraw to',
    accounts: accounts(['Hanbit Bank', 'Saebyeok Bank', 'Haneul Bank'], 'Being verified'),
    value: 'a',
    onChange: fn(),
    onAdd: fn(),
  },
  argTypes: { accounts: { control: false } },
  parameters: { layout: 'padded' },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof AccountChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: inLanguages,
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toBeVisible()
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
      `${args.accounts[0]?.bank ?? ''} ${t('entry.account.isDefault')} ${t('entry.account.ending', { digits: '1234' })}`,
    )
    await expect(canvas.getAllByRole('radio')[2]).toBeDisabled()
  },
}
export const Playground: Story = { args: { value: undefined }, parameters: inLanguages }
export const ChoosesAnother: Story = {
  parameters: inLanguages,
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByText(args.accounts[1]?.bank ?? ''))
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'b' })
    await userEvent.click(canvas.getByRole('button', { name: t('entry.account.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const WithAnError: Story = {
  args: { value: undefined, error: 'Choose an account.' },
  parameters: { argsIn: { kor: { error: '계좌를 골라 주세요.' }, tw: { error: '請選擇帳戶。' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toHaveAccessibleDescription(args.error)
  },
}
export const LongText: Story = {
  args: {
    accounts: [
      {
        id: 'a',
        bank: '한국온누리상호저축은행중앙회특수영업점'.repeat(2),
        digits: '1234',
        isDefault: true,
        isLastUsed: true,
      },
    ],
  },
}
