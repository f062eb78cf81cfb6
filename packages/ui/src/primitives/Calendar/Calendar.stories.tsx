import type { Meta, StoryObj } from '@storybook/react-vite'
import { type LocalDate, localDate } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { dayNames, monthName } from './calendarNames.ts'
import type { DayMark } from './dayMark.ts'

/** Keeps the chosen day, as a screen would. */
function Controlled({ onSelect, ...props }: CalendarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Calendar
      {...props}
      value={value}
      onSelect={(selection) => {
        onSelect(selection)
        setValue(selection.date)
      }}
    />
  )
}

const profits: Readonly<Record<string, string>> = {
  '2026-01-02': '+120K',
  '2026-01-05': '−34K',
  '2026-01-06': '+1.2M',
  '2026-01-07': '0',
  '2026-01-13': '−1.1M',
  '2026-01-14': '+88K',
}
function profit(date: LocalDate): DayMark | undefined {
  const text = profits[date]
  if (text === undefined) return undefined
  const tone = text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : 'neutral'
  return { text, description: `realised profit ${text}`, tone }
}

const meta = {
  title: 'Primitives/Calendar',
  tags: ['widget', 'autodocs'],
  component: Calendar,
  args: {
    label: 'Record date',
    today: localDate('2026-01-15'),
    value: localDate('2026-01-14'),
    onSelect: fn(),
    onMonthChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** Pixels on either side of a day's figure. */
const MIN_GAP = 4

const monthIn = (locale: string, month: string) => monthName(locale, localDate(`${month}-01`))
const dayIn = (locale: string, date: string) => dayNames(locale)(localDate(date))

export const Default: Story = {}
export const Playground: Story = { args: { min: localDate('2026-01-05'), max: localDate('2026-01-20') } }

export const ChoosesADay: Story = {
  play: async ({ canvas, userEvent, args, locale }) => {
    const second = dayIn(locale, '2026-01-02')
    await expect(canvas.getByRole('grid', { name: monthIn(locale, '2026-01') })).toBeVisible()
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(
      dayIn(locale, '2026-01-15'),
    )
    await userEvent.click(canvas.getByRole('button', { name: second }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2026-01-02' })
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(second)
    await expect(args.onMonthChange).not.toHaveBeenCalled()
  },
}
export const NothingChosen: Story = { args: { value: undefined } }
export const DailyProfit: Story = {
  args: { label: 'Realised profit', mark: profit },
  play: async ({ canvas, locale }) => {
    await expect(
      canvas.getByRole('button', { name: `${dayIn(locale, '2026-01-06')}, realised profit +1.2M` }),
    ).toHaveTextContent(/6\+1\.2M$/)
  },
}
export const OtherMonths: Story = {
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.next') }))
    await expect(canvas.getByRole('grid', { name: monthIn(locale, '2026-02') })).toBeVisible()
    await expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: '2026-02-01' })
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.previous') }))
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.previous') }))
    await expect(canvas.getByRole('grid', { name: monthIn(locale, '2025-12') })).toBeVisible()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const InsideItsBounds: Story = {
  args: { min: localDate('2026-01-05'), max: localDate('2026-02-10') },
  play: async ({ canvas, userEvent, args, t, locale }) => {
    const previous = canvas.getByRole('button', { name: t('entry.calendar.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(canvas.getByRole('grid', { name: monthIn(locale, '2026-01') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: dayIn(locale, '2026-01-04') }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: dayIn(locale, '2026-01-05') }))
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2026-01-05' })
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.next') }))
    await expect(canvas.getByRole('button', { name: t('entry.calendar.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, locale }) => {
    const focused = (date: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name: dayIn(locale, date) })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await focused('2026-01-14')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await focused('2026-01-22')
    await userEvent.keyboard('{Home}')
    await focused('2026-01-18')
    await userEvent.keyboard('{End}{PageDown}')
    await focused('2026-02-24')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await focused('2025-02-24')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2025-02-24' })
  },
}
export const TheLastDayOfAMonth: Story = {
  args: { value: localDate('2024-05-31') },
  play: async ({ canvas, userEvent, locale }) => {
    canvas.getByRole('button', { name: dayIn(locale, '2024-05-31') }).focus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dayIn(locale, '2024-06-30') })).toHaveFocus(),
    )
  },
}

function Jump() {
  const [value, setValue] = useState(localDate('2026-01-14'))
  return (
    <>
      <Button size="small" onClick={() => setValue(localDate('2023-06-03'))}>
        First deposit
      </Button>
      <Calendar
        label="Record date"
        today={localDate('2026-01-15')}
        value={value}
        onSelect={({ date }) => setValue(date)}
      />
    </>
  )
}
export const FollowsItsOwner: Story = {
  render: () => <Jump />,
  play: async ({ canvas, userEvent, locale }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First deposit' }))
    await expect(canvas.getByRole('grid', { name: monthIn(locale, '2023-06') })).toBeVisible()
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      dayIn(locale, '2023-06-03'),
    )
  },
}
export const SixWeeks: Story = { args: { value: localDate('2026-08-31'), mark: profit } }
export const FourWeeks: Story = { args: { value: localDate('2026-02-01') } }
function BoundsLater({ min, max, ...props }: CalendarProps) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const arrival = setTimeout(setArrived, 300, true)
    return () => {
      clearTimeout(arrival)
    }
  }, [])
  return <Calendar {...props} min={arrived ? min : undefined} max={arrived ? max : undefined} />
}
/** Where the month that shows has no day within bounds that arrive late, the nearest one that has comes into view. */
export const BoundsArriveLate: Story = {
  args: { value: undefined, min: localDate('2018-01-05'), max: localDate('2018-05-11') },
  render: (args) => <BoundsLater {...args} />,
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await expect(await canvas.findByText(monthIn(locale, '2018-05'))).toBeVisible()
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: '2018-05-01' }))
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.previous') }))
    await expect(canvas.getByText(monthIn(locale, '2018-04'))).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    label: '날마다 실현한 손익',
    mark: () => ({ text: '+1,234,567,890', description: 'realised profit +1,234,567,890', tone: 'up' }),
  },
}
/** Words of the month's name are whole, and a day has a gap to those beside it. */
export const TheLargestTextOnASmallPhone: Story = {
  args: { value: localDate('2026-12-23'), today: localDate('2026-12-28') },
  parameters: { layout: 'fullscreen' },
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, locale }) => {
    const name = canvas.getByText(monthIn(locale, '2026-12'))
    const text = name.firstChild
    if (text === null) throw new Error('the month has no name')
    for (const word of name.textContent.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
      await expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(name.clientWidth)
    }
    for (const number of canvas.getAllByText(/^\d\d$/)) {
      const [inner, outer] = [number, number.parentElement ?? number].map((one) =>
        one.getBoundingClientRect(),
      )
      const gaps = {
        start: (inner?.left ?? 0) - (outer?.left ?? 0),
        end: (outer?.right ?? 0) - (inner?.right ?? 0),
      }
      await expect(gaps.start).toBeGreaterThan(MIN_GAP)
      await expect(Math.abs(gaps.start - gaps.end)).toBeLessThan(1)
    }
  },
}
export const NamesDaysInKorean: Story = {
  args: { label: '실현 손익', mark: profit },
  globals: { language: 'kor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: '2026년 1월' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '일요일' })).toBeVisible()
  },
}
export const Translated: Story = {
  parameters: { argsIn: { tw: { label: '已實現損益', mark: profit } } },
}
