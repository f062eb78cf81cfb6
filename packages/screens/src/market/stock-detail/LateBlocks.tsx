import type { MarketDetail } from '@onelot/api-client'
import { NewsBlock } from '../../parts/market-news/NewsBlock.tsx'
import { Increases } from './Increases.tsx'
import { IndexMovers } from './IndexMovers.tsx'

/** What comes last on a listing, after the screen shows: its capital increases and news, and of an index what moves it. */
export function LateBlocks({ detail }: { detail: MarketDetail }) {
  const { instrument } = detail
  return (
    <>
      {instrument.kind === 'index' ? <IndexMovers market={instrument.market} /> : null}
      {instrument.kind === 'stock' ? <Increases instrument={instrument.id} /> : null}
      <NewsBlock instrument={instrument.id} />
    </>
  )
}
