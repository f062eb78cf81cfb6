import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ListRow } from '../ListRow/ListRow.tsx'
import { VirtualList, virtualScrolls } from './VirtualList.tsx'

interface Issue {
  readonly code: string
  readonly name: string
}
const issues = (count: number, name = 'Simulated issuer'): readonly Issue[] =>
  Array.from({ length: count }, (_, index) => ({
    code: String(900_000 + index),
    name: `${name} ${String(index + 1)}`,
  }))

const press = fn()

const meta = {
  title: 'Primitives/VirtualList',
  tags: ['widget', 'autodocs'],
  component: VirtualList,
  args: {
    label: 'Listed',
    items: issues(2_700),
    itemKey: ({ code }) => code,
    renderItem: ({ item }) => <ListRow title={item.name} subtitle={item.code} onPress={press} />,
  },
  argTypes: { scroll: { control: 'select', options: virtualScrolls }, items: { control: false } },
} satisfies Meta<typeof VirtualList<Issue>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(60)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '2700')
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1')
  },
}
/** So few that all are mounted, however early they were measured. */
export const Playground: Story = { args: { items: issues(16) } }
export const InAContainer: Story = {
  /** Its first row has to be in sight. */
  globals: { language: 'en', textSize: 'normal', viewport: { value: 'phone' } },
  args: { scroll: 'container' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Simulated issuer 1')
    await expect(canvas.getByRole('group', { name: 'Listed' }).clientHeight).toBe(window.innerHeight)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Simulated issuer 1')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Simulated issuer 2 / })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Simulated issuer 2700 / })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Simulated issuer 1 / })).toHaveFocus())
  },
}
export const LongText: Story = {
  args: {
    items: issues(8, '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 스팩 증권투자신탁'),
  },
}
