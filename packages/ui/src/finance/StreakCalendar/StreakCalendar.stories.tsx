import type { Meta, StoryObj } from '@storybook/react-vite'
import { localDate } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import { dayNames, monthName } from '../../primitives/Calendar/calendarNames.ts'
import { StreakCalendar, streakViews } from './StreakCalendar.tsx'

const days = (...dates: readonly string[]) => dates.map((date) => localDate(date))

const meta = {
  title: 'Finance/StreakCalendar',
  tags: ['widget', 'autodocs'],
  component: StreakCalendar,
  args: {
    label: 'Check-in',
    today: localDate('2026-03-12'),
    since: localDate('2026-02-20'),
    signed: days(
      '2026-03-08',
      '2026-03-10',
      '2026-03-11',
      '2026-02-27',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ),
    onMonthChange: fn(),
  },
  argTypes: { view: { control: 'select', options: streakViews } },
  parameters: { layout: 'padded', argsIn: { kor: { label: '출석' }, tw: { label: '簽到' } } },
} satisfies Meta<typeof StreakCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, locale, t }) => {
    await expect(canvas.getByRole('table', { name: args.label })).toBeVisible()
    const named = (date: string, state: 'signed' | 'missed' | 'today' | 'coming') =>
      `${dayNames(locale)(localDate(date))}, ${t(`products.streak.${state}`)}`
    await expect(canvas.getByText(named('2026-03-11', 'signed'))).toBeInTheDocument()
    await expect(canvas.getByText(named('2026-03-09', 'missed'))).toBeInTheDocument()
    await expect(canvas.getByText(named('2026-03-12', 'today'))).toBeInTheDocument()
    await expect(canvas.getByText(named('2026-03-14', 'coming'))).toBeInTheDocument()
  },
}
export const Playground: Story = { args: { view: 'month' } }
/** Today is done; the week goes through the end of a month. */
export const Done: Story = {
  args: {
    today: localDate('2026-04-02'),
    signed: days('2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'),
  },
}
export const Month: Story = {
  args: { view: 'month' },
  play: async ({ canvas, userEvent, args, locale, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.previous') }))
    await expect(args.onMonthChange).toHaveBeenCalledWith({ month: '2026-02-01' })
    await expect(
      canvas.getByRole('table', { name: monthName(locale, localDate('2026-02-01')) }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('entry.calendar.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
