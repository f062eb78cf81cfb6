import { depositsList, depositsTerms, tradeSummary } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useRefreshAt } from '../../base/data/useRefreshAt.ts'
import { DEPOSIT_DRAFT } from '../../parts/deposit-draft/drafts.ts'
import { RECENT } from '../../parts/deposit-draft/recent.ts'
import { waitEndsAt } from '../../parts/fund-requests/obstacles.ts'
import { useHasCurrency } from '../../base/shell/site.ts'
import type { FormDraft } from '../../base/form/formDraft.ts'
import { useFormDraft } from '../../base/form/useFormDraft.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { amountOf } from './depositAmount.ts'
import type { DepositParams } from './params.ts'

export type DepositStep = 'amount' | 'method'

interface Entered {
  readonly currency: Currency
  /** As it was typed on the keys. */
  readonly typed: string
  readonly step: DepositStep
}

/** What was entered before a reload, unless an amount or another currency is asked for. */
function resumed(
  draft: FormDraft | undefined,
  asked: DepositParams,
  usual: Currency,
  hasCurrency: (currency: Currency) => boolean,
): Entered {
  const named = keptCurrency(draft?.values['currency'])
  const kept = named !== undefined && hasCurrency(named) ? named : undefined
  const currency = asked.currency ?? kept ?? usual
  if (asked.amount !== undefined) return { currency, typed: asked.amount, step: 'amount' }
  const typed = draft?.values['typed']
  if (currency !== kept || typeof typed !== 'string' || !/^[\d.]*$/.test(typed))
    return { currency, typed: '', step: 'amount' }
  return { currency, typed, step: draft?.step === 1 ? 'method' : 'amount' }
}

/** What is deposited, in two questions: how much, then by which way. */
export function useDeposit(asked: DepositParams) {
  const { totalsIn } = usePreferences()
  const draft = useFormDraft({ name: DEPOSIT_DRAFT, kept: 'tab' })
  const hasCurrency = useHasCurrency()
  const [changed, setChanged] = useState<Entered>()
  /** The terms may have others than the site. */
  const [chosen, setChosen] = useState<Currency>()
  const isMeant = (one: Currency) => one === chosen || one === asked.currency || hasCurrency(one)
  const entered =
    changed !== undefined && isMeant(changed.currency)
      ? changed
      : resumed(draft.found, asked, totalsIn, hasCurrency)
  const { currency, typed } = entered
  const amount = amountOf(typed)
  const step = amount === undefined ? 'amount' : entered.step
  const enter = (change: Partial<Entered>) => {
    const next = { ...entered, ...change }
    setChanged(next)
    draft.keep({
      values: { currency: next.currency, typed: next.typed },
      step: next.step === 'method' ? 1 : 0,
    })
  }
  const terms = useRead(depositsTerms, { currency })
  useRefreshAt(terms.data && waitEndsAt(terms.data), terms)
  return {
    currency,
    typed,
    amount,
    step,
    terms,
    summary: useRead(tradeSummary, { currency: totalsIn }),
    recent: useRead(depositsList, RECENT),
    choose: (next: Currency) => {
      setChosen(next)
      enter({ currency: next, typed: '' })
    },
    type: (next: string) => enter({ typed: next }),
    goTo: (next: DepositStep) => enter({ step: next }),
    /** To the amount; undefined at it, from where the way back leaves the screen. */
    back:
      step === 'amount'
        ? undefined
        : () => {
            enter({ step: 'amount' })
          },
  }
}
export type DepositModel = ReturnType<typeof useDeposit>
