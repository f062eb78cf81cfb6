import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Decimal, decimal } from '@onelot/domain'
import { expect } from 'storybook/test'
import { type DataColumn, DataTable } from './DataTable.tsx'

interface Instalment {
  readonly day: string
  readonly principal: Decimal
  readonly interest: Decimal
  readonly rate: Decimal
  readonly left: Decimal
}
const instalment = (day: string, principal: string, interest: string, left: string): Instalment => ({
  day,
  principal: decimal(principal),
  interest: decimal(interest),
  rate: decimal('0.072'),
  left: decimal(left),
})
const repayments = [
  instalment('Apr 10', '3333333', '61150', '6666667'),
  instalment('May 11', '3333333', '40767', '3333334'),
  instalment('Jun 10', '3333334', '19726', '0'),
]
const columnsNamed = (
  day: string,
  principal: string,
  interest: string,
  rate: string,
  left: string,
): readonly DataColumn<Instalment>[] => [
  { id: 'day', kind: 'text', label: day, cell: (row) => row.day },
  {
    id: 'principal',
    kind: 'number',
    label: principal,
    currency: 'KRW',
    own: true,
    value: (row) => row.principal,
    total: decimal('10000000'),
  },
  {
    id: 'interest',
    kind: 'number',
    label: interest,
    currency: 'KRW',
    own: true,
    value: (row) => row.interest,
    total: decimal('121643'),
  },
  { id: 'rate', kind: 'number', label: rate, as: 'rate', value: (row) => row.rate },
  { id: 'left', kind: 'number', label: left, currency: 'KRW', own: true, value: (row) => row.left },
]

const meta = {
  title: 'Finance/DataTable',
  tags: ['widget', 'autodocs'],
  component: DataTable<Instalment>,
  args: {
    label: 'Repayments',
    columns: columnsNamed('Due', 'Principal', 'Interest', 'Rate', 'Left'),
    rows: repayments,
    keyOf: ({ day }: Instalment) => day,
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '상환 일정', columns: columnsNamed('상환일', '원금', '이자', '금리', '남은 원금') },
      tw: { label: '還款時程', columns: columnsNamed('還款日', '本金', '利息', '利率', '剩餘本金') },
    },
  },
} satisfies Meta<typeof DataTable<Instalment>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Apr 10' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: new RegExp(RegExp.escape(t('products.table.total'))) }),
    ).toHaveTextContent('10,000,000')
  },
}
export const Playground: Story = { args: { totalLabel: 'Sum' } }

interface Tier {
  readonly name: string
  readonly from: Decimal
  readonly discount: Decimal | undefined
}
const tiers: readonly Tier[] = [
  { name: 'One', from: decimal('1200'), discount: decimal('2.5') },
  { name: 'Two', from: decimal('10.25'), discount: decimal('-0.125') },
  { name: 'Three', from: decimal('0.0005'), discount: undefined },
]
const tierColumns: readonly DataColumn<Tier>[] = [
  { id: 'name', kind: 'text', label: 'Tier', cell: ({ name }) => name },
  { id: 'from', kind: 'number', label: 'From', value: ({ from }) => from },
  { id: 'discount', kind: 'number', label: 'Change', signed: true, value: ({ discount }) => discount },
]
/** Figures of unlike length: what follows the decimal mark takes the same room in each. */
export const Decimals: Story = {
  globals: { textSize: 'normal' },
  render: () => <DataTable label="Tiers" columns={tierColumns} rows={tiers} keyOf={({ name }) => name} />,
  play: async ({ canvas }) => {
    const pointOf = (text: string) => {
      const node = canvas.getByText(text, { exact: false }).firstChild
      if (node === null) throw new Error(`there is no text ${text}`)
      const range = document.createRange()
      range.selectNodeContents(node)
      const fraction = text.split('.')[1]?.length ?? 0
      range.setStart(node, text.length - fraction)
      return fraction === 0 ? undefined : range.getBoundingClientRect().left
    }
    const short = pointOf('10.25')
    await expect(short).toBeDefined()
    await expect(Math.abs((short ?? 0) - (pointOf('0.0005') ?? 0))).toBeLessThan(1)
  },
}
/** Narrower than its columns: the first stays in sight. */
export const Scrolled: Story = {
  globals: { viewport: { value: 'small' }, textSize: 'normal', hideAmounts: 'shown' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: args.label })
    const head = canvas.getByRole('rowheader', { name: 'Apr 10' })
    const before = head.getBoundingClientRect().left
    region.scrollTo({ left: 80 })
    await expect(region.scrollLeft).toBeGreaterThan(0)
    await expect(head.getBoundingClientRect().left).toBe(before)
  },
}
export const Empty: Story = { args: { rows: [] } }
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('3,333,333')
    await expect(canvasElement).toHaveTextContent('7.20%')
  },
}
