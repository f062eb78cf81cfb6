import type { ReactNode } from 'react'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useLatePart } from '../new-shares/useLatePart.ts'
import { texts } from './texts.ts'

const load = () => import('./OffExchangeTeaser.tsx')

/** What can be bought off exchange, on a screen that has other things besides. What does not arrive is left out. */
export function LateOffExchangeTeaser({ empty }: { empty: ReactNode }) {
  const part = useLatePart(load, texts)
  if (part.state === 'failed') return null
  if (part.state === 'loaded') return <part.module.OffExchangeTeaser empty={empty} />
  return <QuoteListSkeleton marked count={5} />
}
