import { decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HeatMap, type HeatTile } from './HeatMap.tsx'

const names = {
  en: ['Electronics', 'Semiconductors', 'Chemicals', 'Insurance', 'Food', 'Media'],
  kor: ['전기전자', '반도체', '화학', '보험', '음식료', '미디어'],
  tw: ['電子', '半導體', '化學', '保險', '食品', '媒體'],
}
const figures = [
  [420, '0.0312', '21'],
  [260, '-0.0241', '18'],
  [140, '0.0081', '12'],
  [80, '-0.0067', '9'],
  [40, '0.0012', '7'],
  [20, '0', '4'],
] as const
const tilesIn = (language: keyof typeof names): readonly HeatTile[] =>
  figures.map(([weight, change, rising], at) => ({
    id: String(at),
    name: names[language][at] ?? '',
    weight,
    change: decimal(change),
    details: [rising],
  }))

const meta = {
  title: 'Finance/HeatMap',
  tags: ['widget', 'autodocs'],
  component: HeatMap,
  args: { label: 'Sectors', tiles: tilesIn('en'), columns: ['Sector', 'Change', 'Gainers'], onOpen: fn() },
  argTypes: { tiles: { control: false }, columns: { control: false } },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '업종', tiles: tilesIn('kor'), columns: ['업종', '등락률', '상승'] },
      tw: { label: '產業', tiles: tilesIn('tw'), columns: ['產業', '漲跌幅', '上漲'] },
    },
  },
} satisfies Meta<typeof HeatMap>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const OpensATile: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const [first] = args.tiles
    const up = t('finance.directions.up')
    const named = new RegExp(`${RegExp.escape(first?.name ?? '')}.*${RegExp.escape(up)}.*\\+3\\.12%`)
    const tile = canvas.getByRole('button', { name: named })
    await userEvent.click(tile)
    await expect(args.onOpen).toHaveBeenCalledWith({ id: '0' })
    await expect(canvas.getAllByRole('row')).toHaveLength(args.tiles.length + 1)
  },
}

/** As many as a market has, the smallest still large enough to press. */
export const TwentySectors: Story = {
  args: {
    tiles: Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      name: `Sector ${String(at + 1)}`,
      weight: 1 / (at + 1),
      change: decimal(((at % 7) / 100 - 0.03).toFixed(4)),
      details: [String(at)],
    })),
  },
  globals: { language: 'en' },
}
