import type { Decimal, Instant, InstrumentId, Localized, Money } from '@onelot/domain'
import type { Counted } from '@onelot/ui'
import type { TFunction } from 'i18next'
import type { ProductTexts } from '../module-words/productTexts.ts'

/** A message in the reader's language. */
export interface MessageText {
  readonly title: string
  readonly detail?: string | undefined
}

/** What a kind of message writes with. */
export interface Writing {
  readonly t: TFunction<'notices'>
  readonly name: (instrument: InstrumentId) => string
  /** Of what has its own name. */
  readonly named: (name: Localized) => string
  readonly price: (instrument: InstrumentId, price: Decimal) => string
  readonly percent: (percent: Decimal) => string
  readonly money: (amount: Money) => string
  readonly quantity: (lots: number, of: Counted) => string
  readonly time: (at: Instant) => string
  readonly products: ProductTexts
}
