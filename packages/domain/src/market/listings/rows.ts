import type { CompanyAction } from '../../base/instruments/announced.ts'
import type { InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { ListingsEvent, ListingsState } from './module.ts'

/** What the market applies to an instrument from a moment on (and, where it has ended, until one). */
export type ListingOverride =
  | {
      readonly kind: 'price'
      readonly instrument: InstrumentId
      readonly price: Decimal
      readonly from: Instant
      readonly until?: Instant | undefined
    }
  | {
      readonly kind: 'halt'
      readonly instrument: InstrumentId
      readonly from: Instant
      readonly until?: Instant | undefined
    }
  | { readonly kind: 'delisting'; readonly instrument: InstrumentId; readonly from: Instant }
  | { readonly kind: 'listing'; readonly instrument: Instrument; readonly price: Decimal }
  | CompanyAction

/** The list that every instance makes its market from. */
export const overridesCollection = 'listings.overrides'
/** The one group of its rows: the list is read whole. */
export const everyListing = 'every'

function row(from: Instant, body: ListingOverride): RowChange {
  const { kind } = body
  // The clock may have been set back: an entry that ended before it began was never in force.
  const ended = 'until' in body && body.until !== undefined && body.until < from
  return {
    collection: overridesCollection,
    key: `${kind} ${from}`,
    row: ended ? undefined : { state: kind, group: everyListing, sortKey: `${from} ${kind}`, body },
  }
}

const actionRow = (action: CompanyAction): RowChange => ({
  collection: overridesCollection,
  key: `${action.kind} ${action.id}`,
  row: {
    state: action.kind,
    group: everyListing,
    sortKey: `${action.announcedAt} ${action.kind} ${action.id}`,
    body: action,
  },
})

/** One row for each price, halt, listing, delisting and announcement; a price or a halt that ends keeps its row, with its end. */
export function overrideRows({ before, events }: Change<ListingsState, ListingsEvent>): readonly RowChange[] {
  const changes: RowChange[] = []
  let { price, halt } = before
  let listedAt = before.listed?.at
  const endPrice = (instrument: InstrumentId, until: Instant): void => {
    if (price !== undefined) changes.push(row(price.from, { kind: 'price', instrument, ...price, until }))
    price = undefined
  }
  for (const event of events) {
    const { instrument, at } = event
    switch (event.kind) {
      case 'listings.priceSet':
        endPrice(instrument, at)
        price = { price: event.price, from: at }
        changes.push(row(at, { kind: 'price', instrument, ...price }))
        break
      case 'listings.priceReleased':
        endPrice(instrument, at)
        break
      case 'listings.halted':
        halt = { from: at }
        changes.push(row(at, { kind: 'halt', instrument, from: at }))
        break
      case 'listings.resumed':
        if (halt !== undefined)
          changes.push(row(halt.from, { kind: 'halt', instrument, from: halt.from, until: at }))
        halt = undefined
        break
      case 'listings.delisted':
        changes.push(row(at, { kind: 'delisting', instrument, from: at }))
        break
      case 'listings.actionAnnounced':
      case 'listings.rightsCalledOff':
        changes.push(actionRow(event.action))
        break
      case 'listings.actionTookEffect':
      case 'listings.dividendPaid':
        break
      case 'listings.listed':
        changes.push(row(at, { kind: 'listing', instrument: event.listing, price: event.price }))
        listedAt = at
        break
      case 'listings.listingAmended':
        changes.push(row(listedAt ?? at, { kind: 'listing', instrument: event.listing, price: event.price }))
        break
      default: {
        const never: never = event
        return never
      }
    }
  }
  return changes
}
