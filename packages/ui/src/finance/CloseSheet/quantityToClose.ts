import type { OpenPositionView } from '@onelot/domain'
import { holdingKind } from '../holdingKind.ts'
import { type Counted, quantityUnit } from '../OrderTicket/quantityUnit.ts'

/** The message that names a quantity to close: `Shares to sell`, `Lots to close`. */
export const quantityToClose = ({ terms, lotSize }: Pick<OpenPositionView, 'terms' | 'lotSize'>) =>
  `finance.close.${quantityUnit(lotSize)}.${holdingKind(terms)}` as const

/** What the quantity of a position is of. */
export const countedOf = ({ terms, lotSize }: Pick<OpenPositionView, 'terms' | 'lotSize'>): Counted => ({
  id: terms.instrument,
  lotSize,
})
