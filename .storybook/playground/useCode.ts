import { useEffect, useState } from 'react'
import type { KeptCode } from './kept.ts'
import { broughtBy, unpacked } from './link.ts'
import { startCode } from './startCode.ts'

export type Linked =
  | { readonly kind: 'none' }
  /** Not run until it is asked to: it may be anybody's. */
  | { readonly kind: 'waits'; readonly code: string }
  | { readonly kind: 'broken' }

/** The code of this tab, and what a link has brought beside it. */
export function useCode(address: string, kept: KeptCode) {
  const [code, setCode] = useState(() => kept.read() ?? startCode)
  const [linked, setLinked] = useState<Linked>({ kind: 'none' })
  /** What another text has taken the place of, until the next one is typed. */
  const [replaced, setReplaced] = useState<string>()
  const [isHeld, hold] = useState(() => kept.isBeingDrawn())
  useEffect(() => {
    const text = broughtBy(address)
    if (text === undefined) return
    void unpacked(text).then(
      (brought) => setLinked(brought === kept.read() ? { kind: 'none' } : { kind: 'waits', code: brought }),
      () => setLinked({ kind: 'broken' }),
    )
  }, [address, kept])
  const put = (next: string) => {
    kept.keep(next)
    setCode(next)
  }
  return {
    code,
    linked,
    replaced,
    /** The page stopped on this code before: it is not drawn until it is asked to be. */
    isHeld,
    release: () => hold(false),
    type: (next: string) => {
      setReplaced(undefined)
      put(next)
    },
    replace: (next: string) => {
      setReplaced(code === next ? undefined : code)
      put(next)
    },
    /** Takes what the link brought, or leaves it. */
    answerLink: (taken: string | undefined) => {
      setLinked({ kind: 'none' })
      if (taken === undefined) return
      setReplaced(code === taken ? undefined : code)
      hold(false)
      put(taken)
    },
  }
}
