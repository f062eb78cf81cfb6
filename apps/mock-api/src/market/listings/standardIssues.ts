import type { Issue } from './issue.ts'
import { otherIssues } from './others.ts'
import { stocksOf } from './stocks.ts'

let composed: readonly Issue[] | undefined

/** Every issue that is listed without an operator's doing: the same for every seed, so composed once. */
export function standardIssues(): readonly Issue[] {
  composed ??= [
    ...otherIssues(),
    ...stocksOf('KRX'),
    ...stocksOf('TWSE'),
    ...stocksOf('US'),
    ...stocksOf('SET'),
  ]
  return composed
}
