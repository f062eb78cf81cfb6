export interface Budget {
  readonly name: string
  readonly folder: string
  readonly more: readonly string[]
  /** In bytes, gzipped. */
  readonly limit: number
}
export const budgets: readonly Budget[]
export interface Measured {
  readonly name: string
  readonly limit: number
  readonly files: readonly string[]
  readonly given: number
  readonly size: number
  readonly over: boolean
}
/** @throws Error for a screen that the build does not have */
export function measure(manifest: unknown, sizeOf: (file: string) => number, budget: Budget): Measured
