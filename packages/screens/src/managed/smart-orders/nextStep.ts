import type { RunDetailOnWire, RunOnWire } from '@onelot/api-client'

/** What a run does at an opening. */
export type Going =
  | { readonly kind: 'buysAll' | 'waits' }
  /** Of a grid: for so many of its levels. */
  | { readonly kind: 'buysParts'; readonly parts: number }
  | { readonly kind: 'sells' | 'keeps'; readonly lots: number }
  | { readonly kind: 'both'; readonly lots: number; readonly parts: number }

type Running = Pick<NonNullable<RunDetailOnWire['running']>, 'lots'> & {
  readonly next: Pick<NonNullable<RunDetailOnWire['running']>['next'], 'sells' | 'buys'>
}

/** A decision by the sentence that says it. */
export function nextStep({ strategy }: Pick<RunOnWire, 'strategy'>, { lots, next }: Running): Going {
  const { sells, buys: parts } = next
  if (sells > 0) return parts > 0 ? { kind: 'both', lots: sells, parts } : { kind: 'sells', lots: sells }
  if (parts > 0) return strategy.kind === 'grid' ? { kind: 'buysParts', parts } : { kind: 'buysAll' }
  return lots > 0 ? { kind: 'keeps', lots } : { kind: 'waits' }
}
