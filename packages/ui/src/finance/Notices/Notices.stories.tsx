import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionPhases } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { sampleListing, hanbit, sampleNow } from '../sampleMarket.ts'
import { PracticeBanner, SessionLabel, SimulatedLabel, StaleNotice } from './Notices.tsx'

const meta = {
  title: 'Finance/Notices',
  tags: ['widget', 'autodocs'],
  component: SessionLabel,
  subcomponents: { SimulatedLabel, StaleNotice },
  args: { session: sampleListing(hanbit).session, zone: 'Asia/Seoul', now: sampleNow },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SessionLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['english'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open until 15:30')).toBeVisible()
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

export const Banners: Story = {
  tags: ['english'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="x2">
      <PracticeBanner />
      <StaleNotice since={sampleNow} zone="Asia/Seoul" />
      <div>
        <SimulatedLabel />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No new prices since 10:00:00 GMT\+9/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
