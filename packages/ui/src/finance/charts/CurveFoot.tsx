import { type ReactNode, useId, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './CurveFoot.css.ts'

interface CurveFootProps {
  /** The first day, in words. */
  from: string
  to: string
  /** The same as text. */
  table: ReactNode
}

/** Below a curve: between which days it is, and a button that shows its table. */
export function CurveFoot({ from, to, table }: CurveFootProps) {
  const t = useUiMessages()
  const id = useId()
  const [tabled, setTabled] = useState(false)
  return (
    <>
      <div aria-hidden className={styles.ends}>
        <span>{from}</span>
        {from === to ? null : <span>{to}</span>}
      </div>
      <button
        type="button"
        aria-expanded={tabled}
        aria-controls={id}
        className={styles.tableButton}
        onClick={() => setTabled(!tabled)}
      >
        {tabled ? t('display.charts.hideTable') : t('display.charts.showTable')}
      </button>
      <div id={id}>{tabled ? table : null}</div>
    </>
  )
}
