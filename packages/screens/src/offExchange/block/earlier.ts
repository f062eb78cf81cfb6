import type { BlockOnWire } from '@onelot/api-client'

type Ended = Pick<BlockOnWire, 'id' | 'instrument' | 'zone' | 'afterLock'>
type AfterLock = Ended & { readonly afterLock: NonNullable<BlockOnWire['afterLock']> }

const MOST = 5

/** Blocks whose locks have ended: those of the same share first, and of either the latest first. */
export function earlierThan(
  { instrument }: Pick<BlockOnWire, 'instrument'>,
  ended: readonly Ended[],
): readonly AfterLock[] {
  const known = ended.flatMap(({ afterLock, ...block }) =>
    afterLock === undefined ? [] : [{ ...block, afterLock }],
  )
  const isOther = (block: AfterLock): number => (block.instrument.id === instrument.id ? 0 : 1)
  return known
    .toSorted((a, b) => isOther(a) - isOther(b) || (a.afterLock.unlockedAt < b.afterLock.unlockedAt ? 1 : -1))
    .slice(0, MOST)
}
