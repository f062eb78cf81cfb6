import { decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { candleFixture } from './candles.fixture.ts'
import { KLineChart } from './KLineChart.tsx'

const meta = {
  title: 'Finance/KLineChart/Look',
  tags: ['widget'],
  component: KLineChart,
  args: {
    label: 'Hanbit Semiconductor, daily prices',
    candles: candleFixture({ period: 'day', count: 300, price: 72_400, places: 0 }),
    period: 'day',
    zone: 'Asia/Seoul',
    pricePlaces: 0,
    indicators: { overlays: ['MA'], panes: ['VOL', 'MACD'] },
  },
} satisfies Meta<typeof KLineChart>
export default meta
type Story = StoryObj<typeof meta>

const timeShare = {
  label: 'Hanbit Semiconductor, today',
  candles: candleFixture({ period: 'timeShare', count: 390, price: 72_400, places: 0 }),
  period: 'timeShare',
  previousClose: decimal('72150'),
  indicators: { overlays: [], panes: ['VOL'] },
} as const
export const TimeShareLight: Story = { args: timeShare, globals: { theme: 'light' } }
export const TimeShareDark: Story = { args: timeShare, globals: { theme: 'dark' } }

const ofCloses = {
  indicators: { overlays: ['MA'], panes: ['VOL'] },
  previousClose: decimal('72150'),
} as const
/** From close to close, without an area under it. */
export const LineOfCloses: Story = { args: { ...ofCloses, type: 'line' } }
export const AreaOfCloses: Story = { args: { ...ofCloses, type: 'area' } }

/** Read elsewhere, a bar has the reader's time, and that of the exchange by its name. */
export const ReadElsewhere: Story = {
  args: { ...timeShare, readerZone: 'America/New_York' },
  globals: { language: 'kor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d\d:\d\d 한국 시간$/)).toBeVisible()
  },
}

export const DatesInKorean: Story = {
  globals: { language: 'kor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026년 1월 16일 (금)')).toBeVisible()
    await expect(canvas.getByText('거래량')).toBeVisible()
  },
}
export const DatesInChinese: Story = {
  globals: { language: 'tw' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026年1月16日週五')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '以表格顯示' })).toBeVisible()
  },
}
