import { useEffect, useState } from 'react'
import { broughtBy, unpacked } from './link.ts'
import { startCode } from './startCode.ts'

const KEY = 'onelot.playground'

/** None where the browser keeps nothing: then what was typed is lost with the page. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** What was typed last in this tab. */
export const keptCode = (): string | undefined => storage()?.getItem(KEY) ?? undefined

/** For the playground to begin with, when it opens next in this tab. */
export function keepCode(code: string): void {
  storage()?.setItem(KEY, code)
}

export function forgetCode(): void {
  storage()?.removeItem(KEY)
}

export type Linked =
  | { readonly kind: 'none' }
  /** Not run until it is asked to: it may be anybody's. */
  | { readonly kind: 'waits'; readonly code: string }
  | { readonly kind: 'broken' }

/** The code of this tab, and what a link has brought beside it. */
export function useCode(address: string) {
  const [code, setCode] = useState(() => keptCode() ?? startCode)
  const [linked, setLinked] = useState<Linked>({ kind: 'none' })
  useEffect(() => {
    const text = broughtBy(address)
    if (text === undefined) return
    void unpacked(text).then(
      (brought) => setLinked(brought === keptCode() ? { kind: 'none' } : { kind: 'waits', code: brought }),
      () => setLinked({ kind: 'broken' }),
    )
  }, [address])
  const change = (next: string) => {
    keepCode(next)
    setCode(next)
  }
  return {
    code,
    linked,
    change,
    /** Takes what the link brought in place of the tab's own. */
    run: (brought: string) => {
      change(brought)
      setLinked({ kind: 'none' })
    },
    leave: () => setLinked({ kind: 'none' }),
  }
}
