import type { UiTranslate } from '../../locales/en.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './Countdown.css.ts'
import { type TimeLeft, clockOf, timeLeft } from './timeLeft.ts'
import { type CountdownTime, useCountdown } from './useCountdown.ts'

/** How the time left is written. */
export const countdownForms = ['clock', 'deadline'] as const

export interface CountdownProps extends Omit<CountdownTime, 'coarse'> {
  /** What is counted to: `Payment due in`. Read out with the time, not seen. */
  label: string
  /** `deadline` is days and hours while a day or more is left, and renders no oftener; a clock from there. @defaultValue 'clock' */
  form?: (typeof countdownForms)[number] | undefined
  /** What shows once the moment has come: `Closed`. @defaultValue the clock at zero */
  over?: string | undefined
}

/** The time left until a deadline, draw or listing. It is a timer to a screen reader, and is not announced each second. */
export function Countdown({ label, form = 'clock', over, ...time }: CountdownProps) {
  const t = useUiMessages()
  const seconds = useCountdown({ ...time, coarse: form === 'deadline' })
  const left = timeLeft(seconds)
  return (
    <span
      role="timer"
      aria-label={label}
      data-over={seconds === 0}
      data-near={seconds > 0 && left.days === 0}
      className={styles.countdown}
    >
      {seconds === 0 && over !== undefined ? over : timeText(t, form, left)}
    </span>
  )
}

function timeText(t: UiTranslate, form: (typeof countdownForms)[number], left: TimeLeft): string {
  if (left.days === 0) return clockOf(left)
  if (form === 'deadline') return t('entry.countdown.daysHours', { days: left.days, hours: left.hours })
  return `${t('entry.countdown.days', { count: left.days })} ${clockOf(left)}`
}
