import type { OpenPositionView } from '@onelot/domain'
import { holdingKind } from '../holdingKind.ts'
import { quantityUnit } from '../OrderTicket/quantityUnit.ts'

/** The message that names a quantity to close: `Shares to sell`, `Lots to close`. */
export const quantityToClose = ({ terms, lotSize }: Pick<OpenPositionView, 'terms' | 'lotSize'>) =>
  `finance.close.${quantityUnit(lotSize)}.${holdingKind(terms)}` as const
