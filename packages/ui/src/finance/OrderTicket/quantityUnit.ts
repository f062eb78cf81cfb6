import { type Decimal, exact } from '@onelot/domain'

export const quantityUnits = ['shares', 'lots'] as const
/** What a quantity counts. */
export type QuantityUnit = (typeof quantityUnits)[number]

/** Shares where a lot is one of them. */
export const quantityUnit = (lotSize: Decimal): QuantityUnit => (exact(lotSize).eq('1') ? 'shares' : 'lots')

/** The messages of a quantity by what it counts. */
export const quantityTexts = {
  shares: {
    label: 'finance.ticket.shares',
    count: 'finance.shares',
    hidden: 'finance.sharesHidden',
    by: 'finance.ticket.byShares',
    most: 'finance.ticket.mostShares',
    forAmount: 'finance.ticket.forAmountShares',
    toClose: 'finance.close.shares',
  },
  lots: {
    label: 'finance.ticket.quantity',
    count: 'finance.lots',
    hidden: 'finance.lotsHidden',
    by: 'finance.ticket.byQuantity',
    most: 'finance.ticket.most',
    forAmount: 'finance.ticket.forAmount',
    toClose: 'finance.close.lots',
  },
} as const satisfies Record<QuantityUnit, Record<string, string>>
