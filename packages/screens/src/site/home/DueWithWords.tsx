import type { Language } from '@onelot/domain'
import type { ReactNode } from 'react'
import { useLatePart } from '../../parts/new-shares/useLatePart.ts'
import { loadWords } from '../../parts/module-words/loadWords.ts'
import type { DueProps } from './Due.tsx'

const load = () => import('./Due.tsx')

const wordsIn = (language: Language) => async () => ({ products: await loadWords(language) })
/** Its other words are the screen's. */
const words = { en: wordsIn('en'), kor: wordsIn('kor'), tw: wordsIn('tw') }

export interface DueWithWordsProps extends DueProps {
  /** Until the words are here. */
  skeleton: ReactNode
}

/** What is due, by the words of its products. */
export function DueWithWords({ skeleton, ...props }: DueWithWordsProps) {
  const part = useLatePart(load, words)
  if (part.state === 'failed') return null
  return part.state === 'loaded' ? <part.module.Due {...props} /> : skeleton
}
