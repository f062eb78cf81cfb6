import type { MarketDetail } from '@onelot/api-client'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('./LateBlocks.tsx')

/** News, and of an index what moves it: their script comes after the screen shows. */
export function MoreBlocks({ detail }: { detail: MarketDetail }) {
  const chunk = useChunk(load, 'last')
  return chunk.state === 'loaded' ? <chunk.module.LateBlocks detail={detail} /> : null
}
