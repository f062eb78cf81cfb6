import type { Refusal } from '@onelot/domain'
import { type RefusalTexts, fieldError } from '../OrderTicket/refusalMarks.ts'
import type { ProtectionField } from './protectionParts.ts'

const stopPaths = ['stopLoss.price', 'stopLoss.distance.amount', 'stopLoss.distance.rate'] as const

/** What the rules find wrong with each field; in an order its paths begin with `protection.`. */
export function protectionErrors(
  refusals: readonly Refusal[],
  fieldText: RefusalTexts['fieldText'],
  path: '' | 'protection.' = '',
): Readonly<Record<ProtectionField, string | undefined>> {
  const at = (field: string) => fieldError(refusals, `${path}${field}`, fieldText)
  const [stopLoss] = stopPaths.map(at).filter((text) => text !== undefined)
  return { takeProfit: at('takeProfit'), stopLoss }
}
