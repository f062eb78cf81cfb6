import { useState } from 'react'
import { useKept } from '../../base/ports/ports.ts'
import { textsOf } from '../../base/ports/kept.ts'

const NAME = 'searches'

/** What was searched on this device since the login, newest first. */
export function useRecentSearches() {
  const { session } = useKept()
  const [recent, setRecent] = useState(() => textsOf(session.read(NAME)))
  return {
    recent,
    keepRecent: (texts: readonly string[]) => {
      if (texts.length === 0) session.drop(NAME)
      else session.keep(NAME, texts)
      setRecent(texts)
    },
  }
}
