import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import type { LinkProps } from '../link.ts'
import { ListRow, RowList } from './ListRow.tsx'

const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>

const meta: Meta<typeof ListRow> = {
  title: 'Primitives/ListRow',
  tags: ['widget', 'autodocs'],
  component: ListRow,
  subcomponents: { RowList },
  args: { title: 'Real name', trailing: <Text tone="secondary">Authenticated</Text> },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'padded' },
}
export default meta
type Story = StoryObj<typeof ListRow>

export const Default: Story = {}
export const Playground: Story = {
  args: { subtitle: 'Passed on 3 March', leading: <Tag tone="accent">1</Tag> },
}

const press = fn()
export const Pressed: Story = {
  render: () => <ListRow title="Language" trailing={<Text tone="secondary">English</Text>} onPress={press} />,
  play: async ({ userEvent }) => {
    press.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
  },
}
/** What opens over the list points nowhere, and its values keep to the edge. */
export const OpensOverTheList: Story = {
  render: () => <ListRow title="Commission" trailing="$1.00" onPress={press} chevron={false} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button')
    await expect(row.querySelector('svg')).toBeNull()
  },
}
export const Linked: Story = {
  render: () => <ListRow title="Funds records" href="#/information/fundsRecord" Link={Anchor} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Funds records' })).toBeVisible()
  },
}
const sentence =
  'Deposits are open Monday to Friday, 09:00–16:30 (Korea time), but not on days on which the bank is closed. They open next on Monday, 16 March.'
/** Two lines at most, or a sentence whole. */
export const WholeSubtitle: Story = {
  render: () => (
    <RowList
      label="Deposits"
      rows={[
        { key: 'cut', row: <ListRow title="In two lines" subtitle={sentence} /> },
        { key: 'whole', row: <ListRow title="Whole" subtitle={sentence} wholeSubtitle /> },
      ]}
    />
  ),
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const isCut = canvas.getAllByText(sentence).map((text) => text.scrollHeight > text.clientHeight)
    await expect(isCut).toEqual([true, false])
  },
}
export const InAList: Story = {
  render: () => (
    <RowList
      label="Account"
      rows={['Deposit', 'Withdraw', 'Bank account'].map((title) => ({
        key: title,
        row: <ListRow title={title} onPress={press} />,
      }))}
    />
  ),
}
export const WithALeadingTag: Story = {
  args: { subtitle: 'Passed on 3 March', leading: <Tag tone="accent">1</Tag> },
}
export const LongText: Story = {
  args: {
    title: '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 스팩 증권투자신탁 상장지수',
    subtitle: 'KRX 900001 and a rather long second line that goes on to say something else as well',
    trailing: <Text weight="strong">1,234,567,890.00</Text>,
  },
}
