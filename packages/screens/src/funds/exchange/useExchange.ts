import { type ExchangeQuoteOnWire, exchangeQuote } from '@onelot/api-client'
import {
  type Currency,
  type Decimal,
  type Language,
  decimal,
  epochMs,
  instant,
  isDecimal,
  minorUnits,
} from '@onelot/domain'
import { type PairSide, parseNumber, useCountdown } from '@onelot/ui'
import { useCallback, useState } from 'react'
import { keptCurrency } from '../../base/definition/keptCurrency.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { useFormDraft } from '../../base/form/useFormDraft.ts'
import { useNow, usePreferences } from '../../base/ports/ports.ts'
import { useHasCurrency, useSiteCurrencies } from '../../base/shell/site.ts'
import { type ExchangeDraft, type ExchangeModel, chosen, modelOf, swapped } from './exchangeForm.ts'
import { type CurrencyPair, pairOf } from './pair.ts'
import type { ExchangeParams } from './params.ts'

const MS = 1_000
/** Before any quote: a moment that has passed. */
const never = instant(0)

export interface Exchanging {
  readonly draft: ExchangeDraft
  readonly model: ExchangeModel
  readonly read: Read<ExchangeQuoteOnWire>
  /** For how many seconds the newest quote holds, of how many, and how old it is; undefined before there is one. */
  readonly seconds: { readonly left: number; readonly all: number; readonly age: number } | undefined
  readonly isSameCurrency: boolean
  readonly type: (side: PairSide, text: string) => void
  readonly choose: (side: PairSide, currency: Currency) => void
  readonly swap: () => void
  /** So much is given. */
  readonly take: (amount: Decimal) => void
  /** What was filled in was carried out. */
  readonly drop: () => void
}

/** The amount of a currency that a text is; undefined where it is none. */
function readAmount(text: string, currency: Currency, language: Language): Decimal | undefined {
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  return parsed.ok ? parsed.value : undefined
}

const emptyDraft = (pair: CurrencyPair): ExchangeDraft => ({
  ...pair,
  side: 'from',
  text: '',
  amount: undefined,
})

/** What is filled in, what it comes to at the newest quote, and for how long that holds. A quote that ends is renewed unless it is `held`. */
export function useExchange(opened: ExchangeParams, held: boolean): Exchanging {
  const store = useFormDraft({ name: 'exchange', kept: 'tab' })
  const { homeMarket, language } = usePreferences()
  const ofSite = useSiteCurrencies()
  const hasCurrency = useHasCurrency()
  const [changed, setChanged] = useState<ExchangeDraft>()
  const isOffered = ({ from, to }: CurrencyPair) =>
    [from, to].every((one) => one === opened.from || one === opened.into || hasCurrency(one))
  const draft =
    changed !== undefined && isOffered(changed)
      ? changed
      : draftOf(opened, store.found?.values, isOffered, (asked) => pairOf(asked, homeMarket, ofSite))
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const { from, to } = draft
  const isSameCurrency = from === to
  const read = useRead(exchangeQuote, isSameCurrency ? null : { from, to })
  const quote = isSameCurrency ? undefined : read.data
  const left = useCountdown({
    until: quote?.expiresAt ?? never,
    now: clock,
    onFinish: () => {
      if (quote !== undefined && !held) void read.refresh()
    },
  })
  const change = (next: ExchangeDraft) => {
    setChanged(next)
    const { side, text, amount = '' } = next
    store.keep({ values: { from: next.from, to: next.to, side, text, amount } })
  }
  const all = quote && Math.round((epochMs(quote.expiresAt) - epochMs(quote.quotedAt)) / MS)
  return {
    draft,
    model: modelOf(draft, quote),
    read,
    seconds: all === undefined ? undefined : { left, all, age: Math.max(0, all - left) },
    isSameCurrency,
    type: (side, text) => change({ ...draft, side, text, amount: readAmount(text, draft[side], language) }),
    choose: (side, currency) =>
      change(chosen(draft, side, currency, (text, of) => readAmount(text, of, language))),
    swap: () => change(swapped(draft)),
    take: (amount) => change({ ...draft, side: 'from', text: amount, amount }),
    drop: store.drop,
  }
}

/** What the address names comes first, then what was being filled in when a session ended. */
function draftOf(
  opened: ExchangeParams,
  found: Readonly<Record<string, string | boolean>> | undefined,
  isOffered: (pair: CurrencyPair) => boolean,
  pairFor: (asked: Pick<ExchangeParams, 'from' | 'into'>) => CurrencyPair,
): ExchangeDraft {
  const text = (name: string) => {
    const value = found?.[name]
    return typeof value === 'string' ? value : ''
  }
  const isNamed = opened.from !== undefined || opened.into !== undefined
  const [from, into] = [keptCurrency(text('from')), keptCurrency(text('to'))]
  const hasKept = from !== undefined && into !== undefined && isOffered({ from, to: into })
  const keptPair = hasKept ? pairFor({ from, into }) : undefined
  const pair = isNamed || keptPair === undefined ? pairFor(opened) : keptPair
  const isKept = pair.from === keptPair?.from && pair.to === keptPair.to
  if (opened.amount !== undefined) return { ...pair, side: 'to', text: opened.amount, amount: opened.amount }
  if (!isKept) return emptyDraft(pair)
  const amount = text('amount')
  return {
    ...pair,
    side: text('side') === 'to' ? 'to' : 'from',
    text: text('text'),
    amount: isDecimal(amount) ? decimal(amount) : undefined,
  }
}
