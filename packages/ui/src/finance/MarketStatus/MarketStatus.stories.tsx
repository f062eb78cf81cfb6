import type { Meta, StoryObj } from '@storybook/react-vite'
import { plusMs, sessionPhases } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { formatNear } from '../format/time.ts'
import { hanbit, sampleListing, sampleNow } from '../sampleMarket.ts'
import { MarketStatus, tradingDayMarks } from './MarketStatus.tsx'

const meta = {
  title: 'Finance/MarketStatus',
  tags: ['widget', 'autodocs'],
  component: MarketStatus,
  args: { session: sampleListing(hanbit).session, zone: 'Asia/Seoul', now: sampleNow },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MarketStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.session.regular', { time: '15:30' }))).toBeVisible()
  },
}
export const Playground: Story = { args: { marks: ['exDividend'] } }

/** The reader's time leads; that of the exchange follows, named. */
export const FromElsewhere: Story = {
  args: { zone: 'Asia/Seoul', exchange: 'America/New_York' },
  play: async ({ canvas, t, locale }) => {
    const { until } = sampleListing(hanbit).session
    const there = formatNear(locale, until, sampleNow, 'America/New_York', true)
    await expect(canvas.getByText(t('finance.session.regular', { time: '15:30' }))).toBeVisible()
    await expect(canvas.getByText(there)).toBeVisible()
  },
}

export const Phases: Story = {
  render: ({ now, zone }) => (
    <Stack gap="x2">
      {sessionPhases.map((phase) => (
        <MarketStatus key={phase} session={sampleListing(hanbit, phase).session} now={now} zone={zone} />
      ))}
    </Stack>
  ),
}

/** A halt is said whatever the session. */
export const Halted: Story = {
  args: { halted: true },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.status.halted'))).toBeVisible()
    await expect(canvas.queryByText(t('finance.session.regular', { time: '15:30' }))).toBeNull()
  },
}
export const Holiday: Story = {
  args: { holiday: true, session: sampleListing(hanbit, 'closed').session },
}
export const NotYetListed: Story = { args: { listedFrom: plusMs(sampleNow, 86_400_000) } }
export const MarkedDays: Story = { args: { marks: tradingDayMarks } }
