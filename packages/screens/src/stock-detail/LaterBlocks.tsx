import type { MarketDetail } from '@onelot/api-client'
import { useChunk } from '../states/useChunk.ts'

const load = () => import('./NewsAndMovers.tsx')

/** News, and of an index what moves it: their script comes after the screen shows. */
export function LaterBlocks({ detail }: { detail: MarketDetail }) {
  const chunk = useChunk(load)
  return chunk.state === 'loaded' ? <chunk.module.NewsAndMovers detail={detail} /> : null
}
