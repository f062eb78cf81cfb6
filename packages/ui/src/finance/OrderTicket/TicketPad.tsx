import { minorUnits } from '@onelot/domain'
import type { RefObject } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { ProtectionPad } from '../ProtectionSheet/ProtectionPad.tsx'
import type { ProtectionField } from '../ProtectionSheet/protectionParts.ts'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import { FieldKeys } from './FieldKeys.tsx'
import { quantityKeys } from './quantityKeys.ts'
import { quantityTexts, quantityUnit } from './quantityUnit.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import type { TicketField, TicketParts } from './useTicketParts.ts'

export interface TicketPadProps extends Pick<OrderTicketProps, 'ticket' | 'busy'> {
  parts: TicketParts
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>
}

/** Our number keys for the field that is being typed into; they stay while the focus goes elsewhere, so that nothing moves under a finger. */
export function TicketPad({ ticket, busy = false, parts, form }: TicketPadProps) {
  const { typing } = parts
  if (typing === undefined || busy) return null
  if (typing !== 'takeProfit' && typing !== 'stopLoss')
    return <Keys ticket={ticket} field={typing} parts={parts} form={form} />
  return (
    <ProtectionPad
      field={typing}
      draft={ticket.draft.protection}
      act={(action) => ticket.act({ kind: 'protectionChanged', action })}
      market={ticket.situation.context.listing.market}
      form={form}
      onClose={() => parts.type(undefined)}
    />
  )
}

interface KeysProps extends TicketPadProps {
  field: Exclude<TicketField, ProtectionField>
}

function Keys({ ticket, field, parts, form }: KeysProps) {
  const t = useUiMessages()
  const { draft, act, situation } = ticket
  const { instrument, market } = situation.context.listing
  const keys = {
    quantity: {
      label: t(quantityTexts[quantityUnit(instrument.lotSize)].label),
      ...quantityKeys(draft.lots, ({ lots }) => {
        act({ kind: 'lotsEntered', lots })
      }),
    },
    amount: {
      label: t('finance.ticket.amount'),
      text: draft.amountText,
      places: minorUnits(instrument.currency),
      onType: ({ text }: { text: string }) => act({ kind: 'amountTyped', text }),
    },
    price: {
      label: t('finance.ticket.price'),
      text: draft.priceText,
      places: tickPlaces(market),
      onType: ({ text }: { text: string }) => act({ kind: 'priceTyped', text }),
    },
  }[field]
  return <FieldKeys {...keys} form={form} onClose={() => parts.type(undefined)} />
}
