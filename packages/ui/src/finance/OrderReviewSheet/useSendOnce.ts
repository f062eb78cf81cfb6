import { useEffect, useRef } from 'react'

/**
 * Sends once, however often it is asked, until the answer is there: while `busy`, and from the first press until the owner has set
 * that. A new `answer` makes it ready again.
 */
export function useSendOnce(send: () => void, busy: boolean, answer: unknown): () => void {
  const sent = useRef(false)
  useEffect(() => {
    if (!busy) sent.current = false
  }, [busy, answer])
  return () => {
    if (busy || sent.current) return
    sent.current = true
    send()
  }
}
