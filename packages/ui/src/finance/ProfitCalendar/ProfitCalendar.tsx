import type { LocalDate, Money as Amount } from '@onelot/domain'
import { Calendar } from '../../primitives/Calendar/Calendar.tsx'
import type { DayMark } from '../../primitives/Calendar/dayMark.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { textScale } from '../../tokens/axes.ts'
import { directionOf } from '../format/change.ts'
import { formatCellAmount, formatMoney } from '../format/money.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './ProfitCalendar.css.ts'

export interface ProfitOfDay {
  readonly date: LocalDate
  readonly profit: Amount
}

export interface ProfitCalendarProps {
  /** What the figures are: `Realised P/L`. */
  label: string
  /** Days of the month that shows, oldest first; one without an entry had nothing. Undefined until they are loaded. */
  days: readonly ProfitOfDay[] | undefined
  /** What the days of the month add up to. */
  total: Amount | undefined
  /** As it is where the reader is; it is marked. */
  today: LocalDate
  /** The last day that can be chosen: a profit is of the day at its exchange, which may be the reader's tomorrow. @defaultValue `today` */
  newest?: LocalDate | undefined
  /** The first day that can be chosen. @defaultValue none */
  min?: LocalDate | undefined
  /** A day was pressed, to see what happened on it. */
  onSelect: (selection: { date: LocalDate }) => void
  /** Called with the first day of another month that shows, to load its days. */
  onMonthChange: (change: { month: LocalDate }) => void
}

/** Shown in a day's cell while amounts are hidden: its direction does not show either. */
const HIDDEN = '••'

const toneOf = (profit: Amount): NonNullable<DayMark['tone']> => {
  const direction = directionOf(profit.amount)
  return direction === 'flat' ? 'neutral' : direction
}

/** What each day of a month brought, a large amount in short, with the month's total; a day leads to what happened on it. */
export function ProfitCalendar(props: ProfitCalendarProps) {
  const { label, days, total, today, newest = today, min, onSelect, onMonthChange } = props
  const { locale, hideAmounts, textSize, t } = useTheme()
  const room = Number(textScale[textSize]) > Number(textScale.large) ? 'few' : 'usual'
  const markOf = (date: LocalDate): DayMark | undefined => {
    const profit = days?.find((day) => day.date === date)?.profit
    if (profit === undefined) return undefined
    if (hideAmounts) return { text: HIDDEN, description: t('finance.amounts.hidden') }
    return {
      text: formatCellAmount(locale, profit, room),
      description: `${label} ${formatMoney(locale, profit, { signed: true })}`,
      tone: toneOf(profit),
    }
  }
  const last = days?.at(-1)?.date
  const latest = last !== undefined && last > newest ? last : newest
  return (
    <div className={styles.root} aria-busy={days === undefined}>
      <div className={styles.total}>
        <Text size="small" tone="secondary">
          {t('display.charts.monthTotal')}
        </Text>
        {total === undefined ? (
          <Text tone="muted">–</Text>
        ) : (
          <Money value={total} tone="change" weight="strong" />
        )}
      </div>
      <Calendar
        label={label}
        value={undefined}
        today={today}
        max={latest}
        min={min}
        mark={markOf}
        onSelect={onSelect}
        onMonthChange={onMonthChange}
      />
    </div>
  )
}
