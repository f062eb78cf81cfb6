import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { useHasCurrency } from '../../base/shell/site.ts'
import { useDrafts, usePreferences } from '../../base/ports/ports.ts'

const NAME = 'withdraw.currency'

/**
 * The currency that is withdrawn: the one that was chosen, else that of the address, else the one that was chosen before one went elsewhere, where the site has it,
 * else that of the totals. The ledger may have others than the site.
 */
export function useCurrency(asked: Currency | undefined) {
  const drafts = useDrafts()
  const { totalsIn } = usePreferences()
  const hasCurrency = useHasCurrency()
  const [kept] = useState(() => drafts.read(NAME))
  const [chosen, setChosen] = useState<Currency>()
  const before = keptCurrency(kept)
  const usual = before !== undefined && hasCurrency(before) ? before : totalsIn
  return {
    currency: chosen ?? asked ?? usual,
    choose: (next: Currency) => {
      drafts.keep(NAME, next)
      setChosen(next)
    },
    forget: () => drafts.drop(NAME),
  }
}
