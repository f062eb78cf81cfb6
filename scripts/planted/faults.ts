/** A fault of money that someone could make: a text of a file that is replaced. */
export interface PlantedFault {
  readonly breaks: string
  /** Below `packages/domain/src`. */
  readonly file: string
  /** Occurs once in the file. */
  readonly text: string
  readonly replacement: string
}

const bids = 'newShares/bids/events.ts'
const applications = 'newShares/applications/steps.ts'
const settlement = 'trading/trading/positions/settlement.ts'

/** What the property of any commands has to find within the runs of `npm test`. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    breaks: 'a bid on an auction that is called off stays on hold',
    file: bids,
    text: "release(bid.held, 'bids.calledOff', bid.id)",
    replacement: '[]',
  },
  {
    breaks: 'a bid that is withdrawn or lost stays on hold',
    file: bids,
    text: 'release(bid.held, `bids.${ending}`, bid.id)',
    replacement: '[]',
  },
  {
    breaks: 'an amended bid holds what it held before',
    file: bids,
    text: 'amendedAt: at, held: total,',
    replacement: 'amendedAt: at, held,',
  },
  {
    breaks: 'a bid that has won gets back what it pays with',
    file: bids,
    text: "release(subtract(bid.held, total), 'bids.unused', id)",
    replacement: "release(bid.held, 'bids.unused', id)",
  },
  {
    breaks: 'an application to an offer that is called off stays on hold',
    file: applications,
    text: "release(onHold, 'applications.calledOff', application.id)",
    replacement: '[]',
  },
  {
    breaks: 'an application that has ended stays on hold',
    file: applications,
    text: 'release(application.held, `applications.${ending}`, application.id)',
    replacement: '[]',
  },
  {
    breaks: 'what a draw leaves of a deposit is not given back',
    file: applications,
    text: "release(back, 'applications.excess', application.id)",
    replacement: '[]',
  },
  {
    breaks: 'what a payment for new shares lacks is not collected',
    file: applications,
    text: "hold(rest, 'applications.collected', application.id)",
    replacement: '[]',
  },
  {
    breaks: 'an order that has ended keeps its commission on hold',
    file: 'trading/trading/orders/cancel.ts',
    text: 'release(add(order.frozenMargin, order.frozenFee), ',
    replacement: 'release(order.frozenMargin, ',
  },
  {
    breaks: 'a position is opened without its commission',
    file: 'trading/trading/orders/place.ts',
    text: "...posting('available', 'fees', cost.fee, 'commission', order.position),",
    replacement: '',
  },
  {
    breaks: 'a profit is not paid',
    file: settlement,
    text: "...posting('house', 'available', profit, 'profit', ref),",
    replacement: '',
  },
  {
    breaks: 'a closed position keeps the commission on its margin',
    file: settlement,
    text: "...posting('margin', 'fees', fee, 'commission', ref),",
    replacement: '',
  },
  {
    breaks: 'a position that is undone does not get its commission back',
    file: settlement,
    text: "...posting('fees', to, fee, 'commission', ref),",
    replacement: '',
  },
  {
    breaks: 'what is exchanged is not taken',
    file: 'funds/exchange/module.ts',
    text: "...posting('available', 'house', source, 'exchange.sold', id),",
    replacement: '',
  },
  {
    breaks: 'a deposit is credited twice',
    file: 'funds/deposits/module.ts',
    text: "const postings = posting('external', 'available', money, 'deposits.credited', id)",
    replacement:
      "const once = posting('external', 'available', money, 'deposits.credited', id); const postings = [...once, ...once]",
  },
  {
    breaks: 'a withdrawal pays its fee in addition to its amount',
    file: 'funds/withdrawals/module.ts',
    text: "...posting('frozen', 'external', subtract(money, fee), ",
    replacement: "...posting('frozen', 'external', money, ",
  },
  {
    breaks: 'what a rejected request held is not given back',
    file: 'funds/requests/module.ts',
    text: "kind: 'requests.rejected', postings: released(request), cause }",
    replacement: "kind: 'requests.rejected', postings: [], cause }",
  },
  {
    breaks: 'the tax on a dividend is not withheld',
    file: 'trading/trading/corporateActions/dividends.ts',
    text: "...posting(to, 'tax', withheld, 'withholding', position),",
    replacement: '',
  },
  {
    breaks: 'a short does not pay a dividend',
    file: 'trading/trading/corporateActions/entitlement.ts',
    text: "...posting('available', 'house', line.gross, 'dividendCharge', id),",
    replacement: '',
  },
  {
    breaks: 'the fraction of a share that a split leaves is not paid',
    file: 'trading/trading/corporateActions/splits.ts',
    text: "...posting('margin', to, subtract(margin, loss), 'marginReturned', id),",
    replacement: '',
  },
  {
    breaks: 'what holds less than before gives nothing back',
    file: 'base/ledger/holds.ts',
    text: 'isNegative(more) ? release(negate(more), released, ref)',
    replacement: 'isNegative(more) ? []',
  },
]

/** Text with the fault; undefined where it has the fault's text not once. */
export function planted(text: string, fault: Pick<PlantedFault, 'text' | 'replacement'>): string | undefined {
  const parts = text.split(fault.text)
  return parts.length === 2 ? parts.join(fault.replacement) : undefined
}
