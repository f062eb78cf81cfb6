import { blockObstacleCodes, contract } from '@onelot/api-client'
import { accountStream, balanceOf, no, ok, refuse } from '@onelot/domain'
import {
  BLOCK_TRADE,
  blockObstacles,
  blockTrades as rules,
} from '@onelot/domain/modules/offExchange/blockTrades'
import { type BlockRecord, blocksCollection } from '@onelot/domain/modules/offExchange/blocks'
import { groupPage } from '../../../http/paging.ts'
import { type Route, guestRead, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { areSold, entryCharges, onSaleOf, readableBlock } from '../foundBlock.ts'
import { blockOnWire, tradeOnWire } from '../onWire.ts'
import { ownSharesOf } from '../ownShares.ts'
import { knownOf, termsIn } from './context.ts'

const calls = contract.blockTrades

export const routes: readonly Route[] = [
  guestRead(calls.blockTradesProducts, async ({ kind, phase, ...page }, { services, now }) => {
    if (!areSold(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const found = await groupPage(services, { collection: blocksCollection, group: kind, state: phase }, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const products = []
    // The module writes each row of a product.
    for (const { row } of rows) products.push(await blockOnWire(services, row.body as BlockRecord, now))
    return ok({ products, ...rest })
  }),

  guestRead(calls.blockTradesProduct, async ({ block }, { services, now }) => {
    const found = await readableBlock(services, block)
    return found.ok ? ok({ product: await blockOnWire(services, found.value, now) }) : found
  }),

  memberRead(calls.blockTradesTerms, async ({ block: id }, { services, account, now }) => {
    const found = await readableBlock(services, id)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    const base = { now, newId: '', ledger: state.ledger }
    const onSale = await onSaleOf(services, found.value, now)
    const against = blockObstacles(onSale, knownOf(services, { state, base }, onSale))
    const { id: instrument, currency, market } = found.value.block.instrument
    const { commission, minimumCommission } = entryCharges(services, market)
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      obstacles: blockObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      entry: { commission, minimumCommission },
      own: ownSharesOf(state, instrument),
      reviewMs: reviewDelayOf(services, BLOCK_TRADE),
    })
  }),

  memberWrite(calls.blockTradesSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'blockTrades.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const trade = tradeOnWire(visit.services, submittedIn(plan))
    return ok({ data: { trade }, message: 'PURCHASED', plan })
  }),

  memberRead(calls.blockTradesList, async (asked, { services, account }) => {
    const moneyOf = (record: Parameters<typeof termsIn>[0]) => termsIn(record).value
    const found = await requestsOfKind(services, account, BLOCK_TRADE, { ...asked, moneyOf })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    return ok({ trades: records.map((record) => tradeOnWire(services, record)), ...rest })
  }),

  memberRead(calls.blockTradesGet, async ({ request }, { services, account }) => {
    const found = await requestOfKind(services, account, BLOCK_TRADE, request)
    return found.ok ? ok({ trade: tradeOnWire(services, found.value) }) : found
  }),
]
