import type { DrawProof } from '@onelot/api-client'
import { useEffect, useState } from 'react'
import { type Recomputed, recomputed } from './recompute.ts'

/** `unavailable`: the browser has no cryptography here, as on a page without TLS. */
export type Recomputation = { readonly proof: DrawProof } & (
  | { readonly state: 'done'; readonly found: Recomputed }
  | { readonly state: 'unavailable' }
)

/** Calculates a draw anew; undefined until it has, and before the draw. */
export function useRecomputed(proof: DrawProof): Recomputation | undefined {
  const [known, setKnown] = useState<Recomputation>()
  useEffect(() => {
    const { drawn } = proof
    if (drawn === undefined) return undefined
    let left = false
    recomputed(proof, drawn, crypto).then(
      (found) => {
        if (!left) setKnown({ proof, state: 'done', found })
      },
      () => {
        if (!left) setKnown({ proof, state: 'unavailable' })
      },
    )
    return () => {
      left = true
    }
  }, [proof])
  return known?.proof === proof ? known : undefined
}
