import { localDate } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Prose } from './Prose.tsx'
import type { ProseBlock } from './proseBlocks.ts'

const terms: Readonly<Record<'en' | 'kor' | 'tw', readonly ProseBlock[]>> = {
  en: [
    { kind: 'date', label: 'In force since', date: localDate('2026-03-01') },
    {
      kind: 'paragraph',
      text: 'These terms say how shares are lent, what is paid for it, and when you have them back. Lending is a choice; it can be ended on any trading day.',
    },
    { kind: 'heading', text: 'What is paid' },
    { kind: 'list', items: ['A fee each day, by the rate of that day.', 'Dividends in full, on their day.'] },
    { kind: 'heading', text: 'How it ends' },
    {
      kind: 'list',
      ordered: true,
      items: ['You ask for the shares.', 'They are back two trading days later.', 'The last fee is paid.'],
    },
    { kind: 'heading', text: 'Terms used' },
    {
      kind: 'terms',
      terms: [
        { term: 'Recall', text: 'Asking for shares that are on loan.' },
        { term: 'Collateral', text: 'What the borrower leaves with us, at least 105 % of their value.' },
      ],
    },
  ],
  kor: [
    { kind: 'date', label: '시행일', date: localDate('2026-03-01') },
    {
      kind: 'paragraph',
      text: '주식을 빌려주는 방법과 받는 이자, 돌려받는 시점을 알려드려요. 대여는 선택이고, 거래일이면 언제든지 끝낼 수 있어요.',
    },
    { kind: 'heading', text: '받는 금액' },
    { kind: 'list', items: ['그날의 요율로 매일 이자를 받아요.', '배당은 지급일에 모두 받아요.'] },
    { kind: 'heading', text: '끝내는 방법' },
    {
      kind: 'list',
      ordered: true,
      items: ['주식 반환을 요청해요.', '두 거래일 뒤에 돌아와요.', '마지막 이자를 받아요.'],
    },
    { kind: 'heading', text: '용어' },
    {
      kind: 'terms',
      terms: [
        { term: '상환 요청', text: '빌려준 주식을 돌려달라고 하는 일이에요.' },
        { term: '담보', text: '빌린 쪽이 맡기는 자산으로, 주식 가치의 105% 이상이에요.' },
      ],
    },
  ],
  tw: [
    { kind: 'date', label: '生效日', date: localDate('2026-03-01') },
    {
      kind: 'paragraph',
      text: '本條款說明股票如何出借、可收取的費用，以及何時歸還。是否出借由您決定，任一交易日皆可終止。',
    },
    { kind: 'heading', text: '您可收取的費用' },
    { kind: 'list', items: ['每日依當日費率計息。', '股利於發放日全數給付。'] },
    { kind: 'heading', text: '如何終止' },
    { kind: 'list', ordered: true, items: ['提出歸還申請。', '兩個交易日後歸還。', '支付最後一筆費用。'] },
    { kind: 'heading', text: '名詞說明' },
    {
      kind: 'terms',
      terms: [
        { term: '召回', text: '要求歸還出借中的股票。' },
        { term: '擔保品', text: '借券人交付的資產，至少為股票價值的 105%。' },
      ],
    },
  ],
}

const inLanguages = { argsIn: { kor: { blocks: terms.kor }, tw: { blocks: terms.tw } } }

const meta = {
  title: 'Primitives/Prose',
  tags: ['widget', 'autodocs'],
  component: Prose,
  args: { blocks: terms.en },
  argTypes: { blocks: { control: false }, children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: inLanguages,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    const [bullets, numbers] = canvas.getAllByRole('list')
    await expect(within(bullets ?? canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(numbers ?? canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-03-01')
  },
}
export const Playground: Story = { args: { level: 'h3' }, parameters: inLanguages }
/** What looks like markup is text. */
export const MarkupIsText: Story = {
  args: { blocks: [{ kind: 'paragraph', text: 'Held <b>more</b> than <img src=x> & sold' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Held <b>more</b> than <img src=x> & sold')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const Elements: Story = {
  render: () => (
    <Prose level="h3">
      <h3>Day trading</h3>
      <p>
        Shares bought today may be sold today. <a href="#rules">All rules</a>
      </p>
    </Prose>
  ),
}
export const LongText: Story = {
  args: {
    blocks: [
      { kind: 'heading', text: '증권대차거래약관개정안내'.repeat(4) },
      { kind: 'paragraph', text: 'Überweisungsempfängerkreditinstitut'.repeat(6) },
      { kind: 'list', items: ['證券借貸交易條款'.repeat(12)] },
    ],
  },
}
