import type { DueOnWire } from '@onelot/api-client'
import type { Language } from '@onelot/domain'
import type { Read } from '../../base/data/useRead.ts'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useLatePart } from '../../parts/new-shares/useLatePart.ts'
import { loadWords } from '../../parts/products/loadWords.ts'
import { DUE_SHOWN } from './dueShown.ts'

const load = () => import('./Due.tsx')

const wordsIn = (language: Language) => async () => ({ products: await loadWords(language) })
/** Its other words are the screen's. */
const words = { en: wordsIn('en'), kor: wordsIn('kor'), tw: wordsIn('tw') }

export interface LateDueProps {
  read: Read<{ readonly due: readonly DueOnWire[] }>
}

/** What is due in all products; nothing where nothing is, and no code of it either. What does not arrive is left out. */
export function LateDue({ read }: LateDueProps) {
  const count = read.data?.due.length ?? 0
  if (count === 0 && (read.data !== undefined || read.failure === undefined)) return null
  return <Arriving read={read} count={Math.min(count, DUE_SHOWN)} />
}

function Arriving({ read, count }: LateDueProps & { count: number }) {
  const part = useLatePart(load, words)
  if (part.state === 'failed') return null
  return part.state === 'loaded' ? <part.module.Due read={read} /> : <QuoteListSkeleton count={count} />
}
