import type { OpenPositionView } from '@onelot/domain'
import type { Dispatch, RefObject } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { FieldKeys } from '../OrderTicket/FieldKeys.tsx'
import { quantityKeys } from '../OrderTicket/quantityKeys.ts'
import type { ListedMarketContext } from '../OrderTicket/ticketModel.ts'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import type { CloseAction, CloseDraft } from './closeDraft.ts'
import { quantityToClose } from './quantityToClose.ts'

/** What our number keys type into. */
export type CloseField = 'lots' | 'price'

export interface ClosePadProps {
  field: CloseField
  draft: CloseDraft
  act: Dispatch<CloseAction>
  position: OpenPositionView
  context: ListedMarketContext
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The ticket's number keys, for the field that is being typed into. */
export function ClosePad({ field, draft, act, position, context, form, onClose }: ClosePadProps) {
  const t = useUiMessages()
  return field === 'lots' ? (
    <FieldKeys
      {...quantityKeys(draft.lots, ({ lots }) => {
        act({ kind: 'lotsEntered', lots })
      })}
      label={t(quantityToClose(position))}
      form={form}
      onClose={onClose}
    />
  ) : (
    <FieldKeys
      label={t('finance.ticket.price')}
      text={draft.priceText}
      places={tickPlaces(context.listing.market)}
      form={form}
      onType={({ text }) => act({ kind: 'priceTyped', text })}
      onClose={onClose}
    />
  )
}
