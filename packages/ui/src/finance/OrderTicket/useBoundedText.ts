import { leastLots, protectionReference } from '@onelot/domain'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type FieldBounds, boundText } from './fieldBounds.ts'
import { type RefusalTexts, sentenceUnder } from './refusalMarks.ts'
import { type OrderTicketProps, ticketScale } from './ticketProps.ts'

/** The text under a field, which says within what it must be where that is known. */
export function useBoundedText(
  fieldText: RefusalTexts['fieldText'],
  bounds: FieldBounds,
): RefusalTexts['fieldText'] {
  const { t, locale } = useTheme()
  return (mark) => boundText(t, locale, mark, bounds) ?? fieldText(mark)
}

/** The one sentence under a field of a ticket. */
export function useTicketSentence({
  ticket,
  reasonText,
  fieldText,
}: Pick<OrderTicketProps, 'ticket' | keyof RefusalTexts>): RefusalTexts['fieldText'] {
  const { model, situation } = ticket
  const { listing, quote } = situation.context
  const { price, maxLots } = model.ticket
  const { input } = model
  const bounded = useBoundedText(fieldText, {
    market: listing.market,
    scale: ticketScale(ticket),
    lots: {
      least: price === undefined ? 1 : leastLots(listing, price),
      most: maxLots,
      of: listing.instrument,
    },
    limitPrice: input.limitPrice,
    protection: {
      wanted: input.protection,
      side: input.side,
      reference: protectionReference(input, quote),
      liquidation: model.ticket.stopOutPrice,
    },
  })
  return sentenceUnder({ reasonText, fieldText: bounded })
}
