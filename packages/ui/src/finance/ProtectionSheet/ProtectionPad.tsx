import type { TickTable } from '@onelot/domain'
import type { Dispatch, RefObject } from 'react'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { FieldKeys } from '../OrderTicket/FieldKeys.tsx'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import type { ProtectionAction, ProtectionDraft } from './protectionDraft.ts'
import { RATE_PLACES } from './protectionModel.ts'
import type { ProtectionField } from './protectionParts.ts'

export interface ProtectionPadProps {
  field: ProtectionField
  draft: ProtectionDraft
  act: Dispatch<ProtectionAction>
  market: TickTable
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>
  onClose: () => void
}

const stopLabels = {
  level: 'protection.stopLossPrice',
  amount: 'protection.trailAmount',
  rate: 'protection.trailRate',
} as const

/** Our number keys for the field of take profit or stop loss that is being typed into. */
export function ProtectionPad({ field, draft, act, market, form, onClose }: ProtectionPadProps) {
  const t = useTradingMessages()
  const { takeProfit, stopKind, stops } = draft
  const keys =
    field === 'takeProfit'
      ? { label: t('protection.takeProfitPrice'), text: takeProfit, places: tickPlaces(market) }
      : {
          label: t(stopLabels[stopKind]),
          text: stops[stopKind],
          places: stopKind === 'rate' ? RATE_PLACES : tickPlaces(market),
        }
  return (
    <FieldKeys
      {...keys}
      form={form}
      onType={({ text }) =>
        act(field === 'takeProfit' ? { kind: 'takeProfitTyped', text } : { kind: 'stopTyped', text })
      }
      onClose={onClose}
    />
  )
}
