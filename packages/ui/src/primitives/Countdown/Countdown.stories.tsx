import type { Meta, StoryObj } from '@storybook/react-vite'
import { instant } from '@onelot/domain'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Countdown, countdownForms } from './Countdown.tsx'
import { useCountdown } from './useCountdown.ts'

const start = Date.parse('2026-01-05T00:00:00.000Z')
const stopped = () => start
const after = (seconds: number) => instant(start + seconds * 1_000)

const meta = {
  title: 'Primitives/Countdown',
  tags: ['widget', 'autodocs'],
  component: Countdown,
  args: { label: 'Payment due in', until: after(3 * 3_600 + 245), now: stopped, onFinish: fn() },
  argTypes: { form: { control: 'select', options: countdownForms } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: 'Payment due in' })).toHaveTextContent('03:04:05')
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
}
export const Playground: Story = { args: { label: 'Lottery in', until: after(59) } }
export const Days: Story = { args: { until: after(2 * 86_400 + 3_600) } }
export const OneDay: Story = {
  args: { until: after(86_400) },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      `${t('entry.countdown.days', { count: 1 })} 00:00:00`,
    )
  },
}
const deadline = { label: 'Closes in', form: 'deadline', over: 'Closed' } as const
export const FarDeadline: Story = {
  args: { ...deadline, until: after(2 * 86_400 + 4 * 3_600 + 59) },
  play: async ({ canvas, t }) => {
    const left = t('entry.countdown.daysHours', { days: 2, hours: 4 })
    await expect(canvas.getByRole('timer')).toHaveTextContent(new RegExp(`^${left}$`))
  },
}
export const NearDeadline: Story = {
  args: { ...deadline, until: after(86_399) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^23:59:59$/)
  },
}
export const DeadlinePassed: Story = {
  args: { ...deadline, until: after(0) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Closed$/)
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
}
export const Over: Story = {
  args: { until: after(-1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00')
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
}

function Ticking({ onFinish }: { onFinish: () => void }) {
  const [until] = useState(() => instant(Date.now() + 1_500))
  return <Countdown label="Draw in" until={until} onFinish={onFinish} />
}
export const TellsOnceWhenItIsOver: Story = {
  tags: ['!visual'],
  render: ({ onFinish }) => <Ticking onFinish={onFinish ?? fn()} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).not.toHaveTextContent('00:00:00')
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00'))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

let pageTime = start
const pageClock = () => pageTime
const pageIsShown = () => {
  Reflect.deleteProperty(document, 'visibilityState')
}
const pastTheNextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_300))
export const TellsTheTruthAfterSleep: Story = {
  args: { until: after(600), now: pageClock },
  beforeEach: () => {
    pageTime = start
    return pageIsShown
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('00:10:00')
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    pageTime = start + 5_000
    await pastTheNextSecond()
    await expect(timer).toHaveTextContent('00:10:00')
    pageTime = start + 590_000
    pageIsShown()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(timer).toHaveTextContent('00:00:10'))
  },
}

function SendAgain() {
  const [until, setUntil] = useState(after(0))
  const seconds = useCountdown({ until, now: stopped })
  return (
    <Stack align="start">
      <Button variant="secondary" disabled={seconds > 0} onClick={() => setUntil(after(60))}>
        {seconds > 0 ? `Send again in ${String(seconds)} s` : 'Send code'}
      </Button>
    </Stack>
  )
}
export const InAButton: Story = {
  render: () => <SendAgain />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(canvas.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled()
  },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { until: after(200_000) }, tw: { until: after(200_000) } } },
}
export const EdgeValues: Story = { args: { until: after(1_234 * 86_400) } }
