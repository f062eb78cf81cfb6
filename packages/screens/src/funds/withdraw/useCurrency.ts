import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { useHasCurrency } from '../../base/shell/site.ts'
import { useDrafts, usePreferences } from '../../base/ports/ports.ts'

const NAME = 'withdraw.currency'

/** The currency that is withdrawn: that of the address, else the one that was chosen before one went elsewhere, else that of the totals. */
export function useCurrency(asked: Currency | undefined) {
  const drafts = useDrafts()
  const { totalsIn } = usePreferences()
  const hasCurrency = useHasCurrency()
  const [kept] = useState(() => drafts.read(NAME))
  const [chosen, setChosen] = useState<Currency>()
  const known = [chosen, asked, keptCurrency(kept)].find((one) => one !== undefined)
  return {
    currency: known !== undefined && (known === asked || hasCurrency(known)) ? known : totalsIn,
    choose: (next: Currency) => {
      drafts.keep(NAME, next)
      setChosen(next)
    },
    forget: () => drafts.drop(NAME),
  }
}
