import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/** Lists of pages are kept beside their pages, which a change of all keys leaves out. */
const LISTS = '$inf$'

/** Returns what forgets every answer and reads again those that show. */
export function useAnswersAnew(): () => void {
  const { cache, mutate } = useSWRConfig()
  return useCallback(() => {
    for (const key of [...cache.keys()]) if (key.startsWith(LISTS)) cache.delete(key)
    void mutate(() => true, undefined)
  }, [cache, mutate])
}
