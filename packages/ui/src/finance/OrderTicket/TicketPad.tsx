import { minorUnits } from '@onelot/domain'
import { type RefObject, useEffect } from 'react'
import { separatorsOf } from '../../numbers/separators.ts'
import { NumberKeyboard } from '../../primitives/NumberKeyboard/NumberKeyboard.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import { quantityTexts, quantityUnit } from './quantityUnit.ts'
import type { OrderTicketProps } from './ticketProps.ts'
import type { TicketField, TicketParts } from './useTicketParts.ts'

/** Digits of a quantity at most: as many as a number holds exactly. */
const MOST_DIGITS = 15

export interface TicketPadProps extends Pick<OrderTicketProps, 'ticket' | 'busy'> {
  parts: TicketParts
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>
}

/** Our number keys for the field that is being typed into; they stay while the focus goes elsewhere, so that nothing moves under a finger. */
export function TicketPad({ ticket, busy = false, parts, form }: TicketPadProps) {
  return parts.typing === undefined || busy ? null : (
    <Keys ticket={ticket} field={parts.typing} parts={parts} form={form} />
  )
}

function Keys({ ticket, field, parts, form }: TicketPadProps & { field: TicketField }) {
  const { language, t } = useTheme()
  const { draft, act, situation } = ticket
  const { instrument, market } = situation.context.listing
  useEffect(() => {
    const input = document.activeElement
    if (form.current?.contains(input) === true) input?.scrollIntoView({ block: 'end' })
  }, [form, field])
  const plain = (text: string) => text.replaceAll(separatorsOf(language).group, '')
  const keys = {
    quantity: {
      label: t(quantityTexts[quantityUnit(instrument.lotSize)].label),
      value: draft.lots === undefined ? '' : String(draft.lots),
      places: 0,
      maxLength: MOST_DIGITS,
      enter: (text: string) => {
        act({ kind: 'lotsEntered', lots: text === '' ? undefined : Number(text) })
      },
    },
    amount: {
      label: t('finance.ticket.amount'),
      value: plain(draft.amountText),
      places: minorUnits(instrument.currency),
      maxLength: undefined,
      enter: (text: string) => {
        act({ kind: 'amountTyped', text })
      },
    },
    price: {
      label: t('finance.ticket.price'),
      value: plain(draft.priceText),
      places: tickPlaces(market),
      maxLength: undefined,
      enter: (text: string) => {
        act({ kind: 'priceTyped', text })
      },
    },
  }[field]
  return (
    <NumberKeyboard
      placement="inline"
      label={keys.label}
      value={keys.value}
      places={keys.places}
      {...(keys.maxLength === undefined ? {} : { maxLength: keys.maxLength })}
      field={form}
      onChange={({ value }) => {
        keys.enter(value)
      }}
      onClose={() => {
        parts.type(undefined)
      }}
    />
  )
}
