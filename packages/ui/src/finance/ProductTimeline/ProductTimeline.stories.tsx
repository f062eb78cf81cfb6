import type { Meta, StoryObj } from '@storybook/react-vite'
import { instant } from '@onelot/domain'
import { expect, waitFor } from 'storybook/test'
import { stepsOrientations } from '../../primitives/Steps/Steps.css.ts'
import { formatMomentRange } from '../format/time.ts'
import { ProductTimeline, timelineDetails } from './ProductTimeline.tsx'

const HOUR_MS = 3_600_000
const start = Date.parse('2026-03-10T00:00:00Z')
const at = (hours: number) => () => start + hours * HOUR_MS
const after = (hours: number) => instant(start + hours * HOUR_MS)
const namesIn = (apply: string, draw: string, pay: string, listing: string) => [
  { id: 'apply', label: apply, from: after(0), to: after(55) },
  { id: 'draw', label: draw, from: after(77) },
  { id: 'pay', label: pay, from: after(144), to: after(168) },
  { id: 'listing', label: listing, from: after(214) },
]

const meta = {
  title: 'Finance/ProductTimeline',
  tags: ['widget', 'autodocs'],
  component: ProductTimeline,
  args: {
    label: 'Dates of the offer',
    zone: 'Asia/Seoul',
    now: at(60),
    dates: namesIn('Apply', 'Draw', 'Pay', 'Listing'),
  },
  argTypes: {
    orientation: { control: 'select', options: stepsOrientations },
    detail: { control: 'select', options: timelineDetails },
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '공모 일정', dates: namesIn('청약', '추첨', '납입', '상장') },
      tw: { label: '發行時程', dates: namesIn('申購', '抽籤', '繳款', '上市') },
    },
  },
} satisfies Meta<typeof ProductTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const [apply, draw, pay] = canvas.getAllByRole('listitem')
    await expect(apply).toHaveTextContent(t('steps.done'))
    await expect(draw).toHaveAttribute('aria-current', 'step')
    await expect(draw).toHaveTextContent(args.dates[1]?.label ?? '')
    await expect(pay).toHaveTextContent(t('steps.waiting'))
  },
}
export const Playground: Story = { args: { now: at(150), orientation: 'vertical' } }
/** On the page of the offer: each moment, in the zone of the exchange. */
export const WithTimes: Story = {
  args: { now: at(60), orientation: 'vertical', detail: 'moments' },
  play: async ({ canvas, args, locale }) => {
    const [apply, draw] = canvas.getAllByRole('listitem')
    await expect(apply).toHaveTextContent(formatMomentRange(locale, after(0), after(55), args.zone))
    await expect(draw).toHaveTextContent(formatMomentRange(locale, after(77), after(77), args.zone))
  },
}
export const BeforeItOpens: Story = { args: { now: at(-24) } }
export const Over: Story = { args: { now: at(1_000) } }

let pageTime = start
const pageClock = () => pageTime
/** When the draw comes the payment is next, without anything else rendered. */
export const MovesOn: Story = {
  tags: ['!visual'],
  args: { now: pageClock },
  beforeEach: () => {
    pageTime = start + 77 * HOUR_MS - 500
  },
  play: async ({ canvas }) => {
    const [, draw, pay] = canvas.getAllByRole('listitem')
    await expect(draw).toHaveAttribute('aria-current', 'step')
    pageTime += 600
    await waitFor(() => expect(pay).toHaveAttribute('aria-current', 'step'))
  },
}
