import type { BlockOnWire, BlockTradeOnWire } from '@onelot/api-client'
import { type Instant, type RequestRecord, marketFacts, positionId } from '@onelot/domain'
import { blockPriceNow, sharesLeft } from '@onelot/domain/modules/offExchange/blockTrades'
import type { BlockRecord } from '@onelot/domain/modules/offExchange/blocks'
import type { Services } from '../../services.ts'
import { reviewedOnWire } from '../base/reviewed.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { averageVolumeOf } from './averageVolume.ts'
import { termsIn } from './blockTrades/context.ts'
import { onSaleOf, unlockOf } from './foundBlock.ts'
import { sinceBlock } from './sinceBlock.ts'

export async function blockOnWire(
  services: Services,
  record: BlockRecord,
  now: Instant,
): Promise<BlockOnWire> {
  const { block, phase } = record
  const { instrument, seller, institutional, shares, from, to, kind, id } = block
  const onSale = await onSaleOf(services, record, now)
  const { isOpen, span } = onSale.window
  const unlocksAt =
    block.kind === 'block' ? unlockOf(services, instrument.market, block.lockDays, now) : undefined
  return {
    id,
    kind,
    instrument: namedOn(instrument),
    industry: instrument.industry,
    seller,
    institutional,
    phase,
    shares,
    left: sharesLeft(onSale),
    from,
    to,
    zone: marketFacts[instrument.market].zone,
    window: { isOpen: isOpen && phase === 'open', ...span },
    price: blockPriceNow(onSale),
    last: onSale.quote.last,
    low: onSale.quote.low,
    averageVolume: await averageVolumeOf(services, instrument.id, now),
    terms:
      block.kind === 'block' && unlocksAt !== undefined
        ? {
            discount: block.discount,
            minShares: block.minShares,
            lockDays: block.lockDays,
            unlocksAt,
          }
        : undefined,
    afterLock: phase === 'ended' ? await sinceBlock(services, block, now) : undefined,
  }
}

/** A request as its member reads it. @throws Error where its share was never listed */
export function tradeOnWire(services: Services, record: RequestRecord): BlockTradeOnWire {
  const { block, kind, instrument: id, price, shares, value, fee, lockDays } = termsIn(record)
  const instrument = instrumentOf(services, id)
  const { end } = record
  const hasPassed = end?.ending === 'passed'
  return {
    ...reviewedOnWire(record),
    block,
    kind,
    instrument: namedOn(instrument),
    price,
    shares,
    value,
    fee,
    lockedUntil: hasPassed ? unlockOf(services, instrument.market, lockDays, end.endedAt) : undefined,
    position: hasPassed ? positionId(record.id) : undefined,
  }
}
