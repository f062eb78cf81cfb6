import { loansOverview } from '@onelot/api-client'
import type { Decimal, InstrumentId } from '@onelot/domain'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../base/data/useRead.ts'

export interface LoanWarning {
  /** Under it the collateral ratio of the member's loan falls under `ratio`, while all else stays. */
  readonly price: Decimal
  /** 1.4 is 140 percent. */
  readonly ratio: Decimal
}

export interface WarningPriceProps {
  instrument: InstrumentId
  /** Undefined where nothing is borrowed, or where no price of this share does that. */
  onRead: (warning: LoanWarning | undefined) => void
}

/** Reads at which price of a share the member's loan is secured too little; draws nothing itself. */
export function WarningPrice({ instrument, onRead }: WarningPriceProps) {
  const { data } = useRead(loansOverview, {})
  const price = data?.warningPrices.find((one) => one.instrument.id === instrument)?.price
  const ratio = data?.warning
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    tell(price === undefined || ratio === undefined ? undefined : { price, ratio })
  }, [price, ratio])
  return null
}
