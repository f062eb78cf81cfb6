import type { Dispatch } from 'react'
import type { ProtectionAction, ProtectionDraft } from './protectionDraft.ts'
import type { Protected, ProtectionModel } from './protectionModel.ts'

/** What our number keys type into. */
export type ProtectionField = 'takeProfit' | 'stopLoss'

/** What the fields of take profit and stop loss are drawn from. */
export interface ProtectionParts {
  draft: ProtectionDraft
  act: Dispatch<ProtectionAction>
  model: ProtectionModel
  /** Undefined while no price is known: the fields can be typed into, and nothing is calculated. */
  on: Protected | undefined
  busy: boolean
  typing: ProtectionField | undefined
  onTyping: (field: ProtectionField | undefined) => void
  /** What is wrong with each, in the reader's language. */
  errors: Readonly<Record<ProtectionField, string | undefined>>
}
