import type { InstrumentId } from '@onelot/domain'
import { formatPercent, useTheme } from '@onelot/ui'
import type { PriceLevel } from '@onelot/ui/kline'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Listing } from '../../parts/trading/useListing.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import type { LoanWarning } from './WarningPrice.tsx'

const load = () => import('./WarningPrice.tsx')
/** Only shares that are held secure a loan. */
const loadNothing = () => new Promise<never>(() => undefined)

export interface LoanLine {
  /** Undefined where this share secures no loan. */
  readonly level: PriceLevel | undefined
  /** What reads it, to be mounted with the chart. */
  readonly reader: ReactNode
}

/** The price under which what secures the member's loan is too little, on the chart of a share that secures it. */
export function useLoanLine(instrument: InstrumentId, account: Listing['account']): LoanLine {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const [warning, setWarning] = useState<LoanWarning>()
  const positions = account.data?.positions ?? []
  const isHeld = positions.some(({ terms: { side, leverage } }) => side === 'long' && leverage === 1)
  const chunk = useChunk(isHeld ? load : loadNothing)
  const level = useMemo(() => {
    if (warning === undefined || !isHeld) return undefined
    const ratio = formatPercent(locale, warning.ratio, { places: 0 })
    return {
      label: t('loanLine', { ratio }),
      short: t('loanLineShort'),
      tone: 'down',
      price: warning.price,
    } as const
  }, [warning, isHeld, locale, t])
  return {
    level,
    reader:
      isHeld && chunk.state === 'loaded' ? (
        <chunk.module.WarningPrice instrument={instrument} onRead={setWarning} />
      ) : null,
  }
}
