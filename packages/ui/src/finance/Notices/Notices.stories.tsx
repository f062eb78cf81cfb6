import type { Meta, StoryObj } from '@storybook/react-vite'
import { instant, sessionPhases } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { formatNear, formatTime } from '../format/time.ts'
import { sampleListing, hanbit, sampleNow } from '../sampleMarket.ts'
import { PracticeChip, SessionLabel, SimulatedLabel, StaleNotice } from './Notices.tsx'

const nextDay = instant(Date.parse('2026-01-06T01:00:00Z'))

const meta = {
  title: 'Finance/Notices',
  tags: ['widget', 'autodocs'],
  component: SessionLabel,
  subcomponents: { PracticeChip, SimulatedLabel, StaleNotice },
  args: { session: sampleListing(hanbit).session, zone: 'Asia/Seoul', now: sampleNow },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SessionLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.session.regular', { time: '15:30' }))).toBeVisible()
  },
}
export const Playground: Story = { args: { zone: 'America/New_York' } }

export const Phases: Story = {
  render: ({ now, zone }) => (
    <Stack gap="x2">
      {sessionPhases.map((phase) => (
        <SessionLabel key={phase} session={sampleListing(hanbit, phase).session} now={now} zone={zone} />
      ))}
    </Stack>
  ),
}

/** The chip stays where it is; a press shows what it means, another one hides that. */
export const Practice: Story = {
  render: () => <PracticeChip />,
  play: async ({ canvas, userEvent, t }) => {
    const chip = canvas.getByRole('button', { name: t('finance.practiceChip') })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(chip)
    await expect(canvas.getByRole('dialog', { name: t('finance.practiceChip') })).toBeVisible()
    await expect(canvas.getByText(t('finance.practice'))).toBeVisible()
    await userEvent.click(chip)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(chip).toBeVisible()
  },
}

export const Banners: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="x2">
      <StaleNotice since={sampleNow} zone="Asia/Seoul" now={sampleNow} />
      <StaleNotice since={sampleNow} zone="Asia/Seoul" now={nextDay} />
      <div>
        <SimulatedLabel />
      </div>
    </Stack>
  ),
  play: async ({ canvas, t, locale }) => {
    const time = formatTime(locale, sampleNow, { zone: 'Asia/Seoul' })
    await expect(time).toMatch(/10:00/)
    await expect(canvas.getByText(t('finance.stale', { time }))).toBeVisible()
    const before = formatNear(locale, sampleNow, nextDay, 'Asia/Seoul')
    await expect(before).not.toBe(time)
    await expect(canvas.getByText(t('finance.stale', { time: before }))).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
