import type { Money } from '@onelot/domain'
import type { ReceiptFact } from '@onelot/ui'

export interface ReceiptText {
  readonly title: string
  readonly done?: string | undefined
  readonly description?: string | undefined
  readonly amount?: Money | undefined
  readonly facts: readonly ReceiptFact[]
  /** With its label; absent where nothing is found by one. */
  readonly number?: ReceiptFact | undefined
}

/** A receipt as lines of text, for another app. */
export function receiptText(
  { title, done, description, amount, facts, number }: ReceiptText,
  written: (amount: Money, signed: boolean) => string,
): string {
  const lines = [...facts, ...(number === undefined ? [] : [number])].map(
    ({ label, value, isChange = false }) =>
      `${label}: ${typeof value === 'string' ? value : written(value, isChange)}`,
  )
  return [title, done, description, amount && written(amount, false), ...lines]
    .filter((line) => line !== undefined)
    .join('\n')
}
