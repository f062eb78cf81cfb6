import { type Decimal, type Instrument, epochMs } from '@onelot/domain'
import type { PriceLevel } from '@onelot/ui/kline'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'

/** For so long what its shares were offered at is compared with. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const load = () => import('./OfferPrice.tsx')
/** Most listings are older. */
const loadNothing = () => new Promise<never>(() => undefined)

export interface OfferLine {
  /** Undefined where no shares were offered here. */
  readonly level: PriceLevel | undefined
  /** What reads it, to be mounted with the chart. */
  readonly reader: ReactNode
}

/** What the shares of a company were offered at, on its chart for a year. */
export function useOfferLine({ id, listedAt }: Pick<Instrument, 'id' | 'listedAt'>): OfferLine {
  const { t } = useTranslation('stockDetail')
  const now = useNow()
  const [price, setPrice] = useState<Decimal>()
  const isNew = epochMs(now()) - epochMs(listedAt) < YEAR_MS
  const chunk = useChunk(isNew ? load : loadNothing)
  const level = useMemo(
    () => (price === undefined ? undefined : { label: t('offerPrice'), short: t('offerPriceShort'), price }),
    [price, t],
  )
  return {
    level,
    reader: chunk.state === 'loaded' ? <chunk.module.OfferPrice instrument={id} onRead={setPrice} /> : null,
  }
}
