import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Sheet } from '../Sheet/Sheet.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'
import { forgotten, remembered } from './historyTexts.ts'

/** Keeps the text and the recent searches, as a screen would. */
function Controlled({ onChange, onSearch, onForget, onForgetAll, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  const [history, setHistory] = useState(props.history ?? [])
  return (
    <SearchField
      {...props}
      value={value}
      history={history}
      onChange={(change) => {
        setValue(change.value)
        onChange(change)
      }}
      onSearch={(search) => {
        setHistory(remembered(history, search.text))
        onSearch(search)
      }}
      onForget={(search) => {
        setHistory(forgotten(history, search.text))
        onForget?.(search)
      }}
      onForgetAll={() => {
        setHistory([])
        onForgetAll?.()
      }}
    />
  )
}

const meta = {
  title: 'Primitives/SearchField',
  tags: ['widget', 'autodocs'],
  component: SearchField,
  args: {
    label: 'Stock code or name',
    value: '',
    history: ['AAPL', '005930', 'Hanbit'],
    onChange: fn(),
    onSearch: fn(),
    onCancel: fn(),
    onForget: fn(),
    onForgetAll: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { value: 'AAP', placeholder: 'For example 005930', history: [] } }

export const SearchesAndClears: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const field = canvas.getByRole('searchbox', { name: 'Stock code or name' })
    await userEvent.type(field, ' 2330 {Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '2330' })
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('entry.search.clear') }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '2330',
      'AAPL',
      '005930',
      'Hanbit',
    ])
  },
}
export const SearchesNothingBlank: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const WaitsForComposition: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    field.focus()
    await fireEvent.change(field, { target: { value: '한비' } })
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 })
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(field).toHaveValue('한비')
  },
}
export const SearchesAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '005930' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '005930' })
    await expect(canvas.getByRole('searchbox')).toHaveValue('005930')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const RemovesOne: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.search.remove', { text: '005930' }) }))
    await expect(args.onForget).toHaveBeenCalledWith({ text: '005930' })
    await expect(canvas.queryByRole('button', { name: '005930' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Hanbit' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(t('entry.search.removed', { text: '005930' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const RemovesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'AAPL' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: '005930' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
export const ClearsAll: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.search.clearHistory') }))
    await expect(args.onForgetAll).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(t('entry.search.cleared'))
  },
}
export const EscapeEmptiesThenLeaves: Story = {
  args: { value: 'AAPL' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Cancelled: Story = {
  args: { value: 'AAPL' },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('searchbox')).toHaveValue('AAPL')
  },
}
const { onCancel, ...withoutCancel } = meta.args
export const WithoutCancel: Story = {
  render: () => <Controlled {...withoutCancel} history={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(onCancel).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: 'AAPL' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: t('entry.search.clear') })).toBeNull()
  },
}
function InASheet(field: SearchFieldProps) {
  const [open, setOpen] = useState(true)
  return (
    <Sheet open={open} title="Add a stock" onClose={() => setOpen(false)}>
      <Controlled {...field} onCancel={undefined} />
    </Sheet>
  )
}
/** Escape empties the field, and closes the sheet only when there is nothing to empty. */
export const InSheet: Story = {
  args: { history: [] },
  render: (args) => <InASheet {...args} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, '2330{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const LongText: Story = {
  args: {
    label: '종목 코드나 이름, 또는 초성으로 찾아보세요',
    history: [
      '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 보통주와 신주인수권',
      'Wertpapierhandelsgesellschaftsbeteiligungen',
      'AAPL',
    ],
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '종목 코드나 이름', history: ['삼성전자', '005930', 'AAPL'] },
      tw: { label: '股票代號或名稱', history: ['台積電', '2330', 'AAPL'] },
    },
  },
}
