import type { Language } from '@onelot/domain'
import { useLatePart } from '../../parts/new-shares/useLatePart.ts'
import { loadWords } from '../../parts/module-words/loadWords.ts'
import type { AskedProps } from './Asked.tsx'

const load = () => import('./Asked.tsx')

const wordsIn = (language: Language) => async () => ({ products: await loadWords(language) })
/** Its other words are the screen's. */
const words = { en: wordsIn('en'), kor: wordsIn('kor'), tw: wordsIn('tw') }

/** What was asked for in products, beside orders and positions. What does not arrive is left out. */
export function LateAsked(props: AskedProps) {
  const part = useLatePart(load, words)
  return part.state === 'loaded' ? <part.module.Asked {...props} /> : null
}
