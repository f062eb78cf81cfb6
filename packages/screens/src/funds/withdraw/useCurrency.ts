import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { useDrafts, usePreferences } from '../../base/ports/ports.ts'

const NAME = 'withdraw.currency'

/** The currency that is withdrawn: that of the address, else the one that was chosen before one went elsewhere, else that of the totals. */
export function useCurrency(asked: Currency | undefined) {
  const drafts = useDrafts()
  const { totalsIn } = usePreferences()
  const [currency, setCurrency] = useState<Currency>(
    () => asked ?? keptCurrency(drafts.read(NAME)) ?? totalsIn,
  )
  return {
    currency,
    choose: (chosen: Currency) => {
      drafts.keep(NAME, chosen)
      setCurrency(chosen)
    },
    forget: () => drafts.drop(NAME),
  }
}
