import type { FieldReason } from '@onelot/domain'
import { useUiMessages } from '@onelot/ui'
import { useFieldText } from '../../base/i18n/useRefusalText.ts'

export interface SharesBounds {
  readonly least: number
  readonly most: number
  /** Shares of which it is whole units. @defaultValue 1 */
  readonly unit?: number
}

/** What a number of shares says under it: within what it must be. */
export function useSharesError({
  least,
  most,
  unit = 1,
}: SharesBounds): (reason: FieldReason | undefined) => string | undefined {
  const ui = useUiMessages()
  const fieldText = useFieldText()
  const count = (shares: number) => ui('finance.shares', { count: shares })
  return (reason) => {
    switch (reason) {
      case 'tooLow':
        return ui('finance.bounds.least', { bound: count(least) })
      case 'tooHigh':
        return ui('finance.bounds.most', { bound: count(most) })
      case 'offLot':
        return ui('finance.bounds.multiple', { bound: count(unit) })
      case 'notWhole':
        return ui('finance.bounds.whole')
      default:
        return fieldText(reason)
    }
  }
}
