import type { MarketDetail } from '@onelot/api-client'
import { NewsBlock } from '../../parts/market-news/NewsBlock.tsx'
import { IndexMovers } from './IndexMovers.tsx'

/** What comes last on a listing, after the screen shows: its news, and of an index what moves it. */
export function LateBlocks({ detail }: { detail: MarketDetail }) {
  const { instrument } = detail
  return (
    <>
      {instrument.kind === 'index' ? <IndexMovers market={instrument.market} /> : null}
      <NewsBlock instrument={instrument.id} />
    </>
  )
}
