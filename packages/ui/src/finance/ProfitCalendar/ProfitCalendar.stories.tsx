import { type LocalDate, add, localDate, money, zero } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { dayNames, monthName } from '../../primitives/Calendar/calendarNames.ts'
import { formatMoney } from '../format/money.ts'
import { ProfitCalendar, type ProfitCalendarProps } from './ProfitCalendar.tsx'

const profitOf = (date: string, amount: string) => ({ date: localDate(date), profit: money('USD', amount) })

const january = [
  profitOf('2026-01-02', '120.4'),
  profitOf('2026-01-05', '-34'),
  profitOf('2026-01-06', '1204.55'),
  profitOf('2026-01-07', '0'),
  profitOf('2026-01-13', '-1180.9'),
  profitOf('2026-01-14', '88.12'),
]

const meta = {
  title: 'Finance/ProfitCalendar',
  tags: ['widget', 'autodocs'],
  component: ProfitCalendar,
  args: {
    label: 'Realised P/L',
    days: january,
    total: money('USD', '198.17'),
    today: localDate('2026-01-15'),
    onSelect: fn(),
    onMonthChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfitCalendar>
export default meta
type Story = StoryObj<typeof meta>

const dayIn = (locale: string, date: string) => dayNames(locale)(localDate(date))

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
}
export const Playground: Story = { args: { min: localDate('2026-01-05') } }

export const OpensADay: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, userEvent, args, locale }) => {
    const amount = formatMoney(locale, money('USD', '1204.55'), { signed: true })
    const day = canvas.getByRole('button', {
      name: `${dayIn(locale, '2026-01-06')}, ${args.label} ${amount}`,
    })
    await userEvent.click(day)
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2026-01-06' })
  },
}

/** A small amount is exact: the only day of a month says what the month's total does. */
export const SmallAmounts: Story = {
  globals: { hideAmounts: 'shown' },
  args: { days: [profitOf('2026-01-06', '0.05')], total: money('USD', '0.05') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('grid')).getByText('+0.05')).toBeVisible()
  },
}

const widest: Pick<ProfitCalendarProps, 'days' | 'total'> = {
  total: money('USD', '1198.82'),
  days: [
    profitOf('2026-01-02', '-888.88'),
    profitOf('2026-01-05', '888.88'),
    profitOf('2026-01-06', '888888.88'),
    profitOf('2026-01-07', '-888888.88'),
    profitOf('2026-01-08', '1198.82'),
  ],
}
const showsWholeFigures: Story['play'] = async ({ canvasElement }) => {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-tone]')]
  const shown = cells.filter(({ textContent }) => /^[+−]/.test(textContent))
  await expect(shown).toHaveLength(5)
  for (const cell of shown) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
}

/** Today is marked where the reader is, and the day that has begun at an exchange can be chosen. */
export const TomorrowAtAnExchange: Story = {
  args: { today: localDate('2026-01-15'), newest: localDate('2026-01-16') },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAttribute('data-date', '2026-01-15')
    const tomorrow = canvasElement.querySelector('[data-date="2026-01-16"]')
    if (tomorrow === null) throw new Error('tomorrow is not in the month')
    await userEvent.click(tomorrow)
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2026-01-16' })
  },
}

/** The widest that is still exact, and what is in short, fit a small phone. */
export const OnASmallPhone: Story = {
  globals: { hideAmounts: 'shown', textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  args: widest,
  play: showsWholeFigures,
}
/** Shorter, and no larger than a day has room for. */
export const TheLargestText: Story = {
  globals: { hideAmounts: 'shown', textSize: 'largest' },
  args: widest,
  play: showsWholeFigures,
}
export const TheLargestTextOnASmallPhone: Story = {
  ...OnASmallPhone,
  globals: { hideAmounts: 'shown', textSize: 'largest', viewport: { value: 'small', isRotated: false } },
}

/** Loads each month as it comes to show. */
function Months(props: ProfitCalendarProps) {
  const [month, setMonth] = useState<LocalDate>(localDate('2026-01-01'))
  const isJanuary = month === '2026-01-01'
  return (
    <ProfitCalendar
      {...props}
      days={isJanuary ? january : []}
      total={money('USD', isJanuary ? '198.17' : '0')}
      onMonthChange={(change) => {
        props.onMonthChange(change)
        setMonth(change.month)
      }}
    />
  )
}
export const OtherMonths: Story = {
  globals: { hideAmounts: 'shown' },
  render: (args) => <Months {...args} />,
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('entry.calendar.previous') }))
    await expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: '2025-12-01' })
    await expect(canvas.getByRole('grid', { name: monthName(locale, localDate('2025-12-01')) })).toBeVisible()
    await expect(canvas.queryByText(/[+−]\d/)).toBeNull()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { current: 'date' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ date: '2026-01-07' })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: '2025-12-01' })
  },
}
/** What is still to come has no profit. */
export const NoLaterDays: Story = {
  play: async ({ canvas, userEvent, args, t, locale }) => {
    await userEvent.click(canvas.getByRole('button', { name: dayIn(locale, '2026-01-16') }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: t('entry.calendar.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement, t, locale }) => {
    const name = `${dayIn(locale, '2026-01-06')}, ${t('finance.amounts.hidden')}`
    await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('1,204')
    await expect(canvasElement).not.toHaveTextContent('1.2K')
  },
}
export const Loading: Story = { args: { days: undefined, total: undefined } }
export const NothingHappened: Story = { args: { days: [], total: money('USD', '0') } }
const largest = Array.from({ length: 15 }, (_, day) => ({
  date: localDate(`2026-01-${String(day + 1).padStart(2, '0')}`),
  profit: money('KRW', String((day - 8) * 123_456_789)),
}))
export const EdgeValues: Story = {
  args: { total: add(zero('KRW'), ...largest.map(({ profit }) => profit)), days: largest },
}
export const LongText: Story = {
  args: { label: '선택한 달에 청산한 모든 종목에서 비용을 빼고 실현한 손익을 날짜별로 더한 금액' },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { label: '실현손익' }, tw: { label: '已實現損益' } } },
}
