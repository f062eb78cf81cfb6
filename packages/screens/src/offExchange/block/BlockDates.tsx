import type { BlockOnWire } from '@onelot/api-client'
import { isFull } from '../../parts/blocks/blockView.ts'
import { SaleDates } from '../../parts/sales/SaleDates.tsx'
import { useOwnTrades } from './useOwnTrades.ts'

/** When shares of a block may be asked for, and sold; those of an OTC lot may be sold at once. */
export function BlockDates({ block }: { block: BlockOnWire }) {
  const canPass = block.phase === 'open' && !isFull(block)
  return (
    <SaleDates
      sale={block}
      own={useOwnTrades(block)}
      unlocksAt={canPass ? block.terms?.unlocksAt : undefined}
    />
  )
}
