import { assignInlineVars } from '@vanilla-extract/dynamic'
import { portion } from '../../primitives/Progress/portion.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './CurrencyPairField.css.ts'

export interface QuoteSeconds {
  /** Whole seconds for which the rate still holds; 0 once it does not. */
  readonly left: number
  /** For how many it was given. */
  readonly all: number
}

/** The seconds for which a rate holds, in a ring that empties. Its owner counts. */
export function QuoteRing({ left, all }: QuoteSeconds) {
  const t = useUiMessages()
  const seconds = Math.max(0, left)
  return (
    <span
      role="timer"
      aria-label={t('products.pair.holds', { count: seconds })}
      data-over={seconds === 0}
      className={styles.ring}
      style={assignInlineVars({ [styles.leftVar]: String(portion(seconds, all)) })}
    >
      <svg aria-hidden viewBox="0 0 36 36" className={styles.circle}>
        <circle cx="18" cy="18" r="16" pathLength="1" className={styles.track} />
        <circle cx="18" cy="18" r="16" pathLength="1" className={styles.arc} />
      </svg>
      <span aria-hidden className={styles.seconds}>
        {seconds}
      </span>
    </span>
  )
}
