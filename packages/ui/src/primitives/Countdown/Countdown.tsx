import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './Countdown.css.ts'
import { clockOf, timeLeft } from './timeLeft.ts'
import { type CountdownTime, useCountdown } from './useCountdown.ts'

export interface CountdownProps extends CountdownTime {
  /** What is counted to: `Payment due in`. Read out with the time, not seen. */
  label: string
}

/** The time left until a deadline, draw or listing. It is a timer to a screen reader, and is not announced each second. */
export function Countdown({ label, ...time }: CountdownProps) {
  const t = useUiMessages()
  const left = timeLeft(useCountdown(time))
  const days = t('entry.countdown.days', { count: left.days })
  return (
    <span role="timer" aria-label={label} className={styles.countdown}>
      {left.days === 0 ? clockOf(left) : `${days} ${clockOf(left)}`}
    </span>
  )
}
