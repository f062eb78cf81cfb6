import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, defaultMarkets } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import { RowList } from '../../primitives/ListRow/ListRow.tsx'
import { aaplQuote, fallingDay, hanbit, hanbitQuote, risingDay } from '../sampleMarket.ts'
import { QuoteRow } from './QuoteRow.tsx'

const meta = {
  title: 'Finance/QuoteRow',
  tags: ['widget', 'autodocs'],
  component: QuoteRow,
  args: {
    name: 'Hanbit Foods',
    code: '104520',
    quote: hanbitQuote,
    scale: defaultMarkets.KRX,
    spark: risingDay,
    simulated: true,
    onPress: fn(),
  },
} satisfies Meta<typeof QuoteRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { textSize: 'normal' },
}
export const Playground: Story = { args: { currencyShown: true, stale: false } }

export const OpensByAPress: Story = {
  globals: { textSize: 'normal' },
  play: async ({ canvas, userEvent, args, t }) => {
    const change = `${t('finance.directions.up')} +2.45%`
    const named = ['Hanbit Foods', '104520', t('simulated'), '71,200', change]
      .map((part) => RegExp.escape(part))
      .join('.*')
    const row = canvas.getByRole('button', { name: new RegExp(named) })
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
    await userEvent.click(row)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

const list = (name: string, other: string) => (
  <RowList
    label="Listings"
    rows={[
      {
        key: 'hanbit',
        row: (
          <QuoteRow
            name={name}
            sector="Food"
            code="104520"
            quote={hanbitQuote}
            scale={defaultMarkets.KRX}
            currencyShown
            spark={risingDay}
            simulated
          />
        ),
      },
      {
        key: 'aapl',
        row: (
          <QuoteRow
            name={other}
            sector="Electronics"
            code="AAPL"
            quote={aaplQuote}
            scale={defaultMarkets.US}
            currencyShown
            spark={fallingDay}
          />
        ),
      },
      {
        key: 'none',
        row: (
          <QuoteRow
            name="Not yet priced"
            code="900001"
            quote={undefined}
            scale={defaultMarkets.KRX}
            simulated
          />
        ),
      },
    ]}
  />
)
export const List: Story = { render: () => list('Hanbit Foods', 'Apple') }
export const ListInKorean: Story = {
  globals: { language: 'kor' },
  render: () => list(hanbit.name.kor, '애플'),
}
export const ListInChineseDark: Story = {
  globals: { language: 'tw', theme: 'dark', marketColours: 'tw' },
  render: () => list(hanbit.name.tw, '蘋果'),
}

export const Stale: Story = { args: { stale: true } }

export const Halted: Story = {
  args: { halted: true, simulated: false },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(t('finance.status.halted'))
  },
}

export const LongText: Story = {
  args: {
    name: 'The Very Long Registered Name of a Holding Company That Nobody Could Ever Shorten, Incorporated',
    code: 'LONGCODE12',
  },
  play: async ({ canvas }) => {
    const price = canvas.getByText('71,200')
    await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** How many lines a word of the element takes; 1 where it is whole. */
function linesOf(element: HTMLElement, word: string): number {
  const [text] = element.childNodes
  const from = text?.textContent?.indexOf(word) ?? -1
  if (text === undefined || from < 0) throw new Error(`no word ${word}`)
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, from + word.length)
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
}

/** The longest words of Thai issuers on a small phone, beside all that a row of the market has. */
export const KeepsLongWordsWhole: Story = {
  args: {
    name: 'Mekhalaphon Lines',
    code: 'MENPXX',
    scale: defaultMarkets.SET,
    rank: 10,
    sector: 'Shipping',
    simulated: false,
  },
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText('Mekhalaphon Lines'), 'Mekhalaphon')).toBe(1)
  },
}

export const EdgeValues: Story = {
  args: {
    quote: { price: decimal('999999999'), previousClose: decimal('0.0001') },
    scale: defaultMarkets.US,
    spark: [],
  },
}
