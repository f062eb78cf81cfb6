import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'
import { forgotten, remembered } from './searchHistory.ts'

const searched = fn()
const cancelled = fn()

type Demo = Pick<SearchFieldProps, 'label'> &
  Partial<Pick<SearchFieldProps, 'placeholder' | 'disabled'>> & {
    initial?: string
    before?: readonly string[]
    cancellable?: boolean
  }
function Demo({ initial = '', before = [], cancellable = true, ...props }: Demo) {
  const [value, setValue] = useState(initial)
  const [history, setHistory] = useState(before)
  return (
    <SearchField
      {...props}
      value={value}
      history={history}
      onChange={(change) => {
        setValue(change.value)
      }}
      onSearch={(search) => {
        searched(search)
        setHistory(remembered(history, search.text))
      }}
      onForget={({ text }) => {
        setHistory(forgotten(history, text))
      }}
      onForgetAll={() => {
        setHistory([])
      }}
      {...(cancellable ? { onCancel: cancelled } : {})}
    />
  )
}

const meta = {
  title: 'Primitives/SearchField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Stock code or name', before: ['AAPL', '005930', 'Hanbit'] },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    searched.mockClear()
    cancelled.mockClear()
  },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Stock code or name' })
    await userEvent.type(field, ' 2330 {Enter}')
    await expect(searched.mock.calls).toEqual([[{ text: '2330' }]])
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear text' }))
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
export const Playground: Story = { args: { initial: 'AAP', placeholder: 'For example 005930', before: [] } }
export const SearchesNothingBlank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}')
    await expect(searched).not.toHaveBeenCalled()
  },
}
export const WaitsForComposition: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    field.focus()
    await fireEvent.change(field, { target: { value: '한비' } })
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 })
    await expect(searched).not.toHaveBeenCalled()
    await expect(field).toHaveValue('한비')
  },
}
export const SearchesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '005930' }))
    await expect(searched.mock.calls).toEqual([[{ text: '005930' }]])
    await expect(canvas.getByRole('searchbox')).toHaveValue('005930')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const RemovesOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 005930 from recent searches' }))
    await expect(canvas.queryByRole('button', { name: '005930' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Hanbit' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('005930 removed from recent searches')
    await expect(searched).not.toHaveBeenCalled()
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Recent searches cleared')
  },
}
export const EscapeEmptiesThenLeaves: Story = {
  args: { initial: 'AAPL' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(cancelled).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(cancelled).toHaveBeenCalledOnce()
  },
}
export const Cancelled: Story = {
  args: { initial: 'AAPL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(cancelled).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('searchbox')).toHaveValue('AAPL')
  },
}
export const WithoutCancel: Story = { args: { cancellable: false, before: [] } }
export const Disabled: Story = { args: { disabled: true, initial: 'AAPL' } }
export const LongText: Story = {
  args: {
    label: '종목 코드나 이름, 또는 초성으로 찾아보세요',
    before: ['아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 보통주와 신주인수권', 'AAPL'],
  },
}
export const Korean: Story = {
  args: { label: '종목 코드나 이름' },
  globals: { language: 'kor', theme: 'dark' },
}
export const Chinese: Story = { args: { label: '股票代號或名稱' }, globals: { language: 'tw' } }
