import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { formatTypedPrice } from '../format/price.ts'
import { protectionErrors } from '../ProtectionSheet/protectionErrors.ts'
import { ProtectionFields } from '../ProtectionSheet/ProtectionFields.tsx'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { TicketLine } from './TicketLine.tsx'
import { ticketScale } from './ticketProps.ts'
import { useTicketSentence } from './useBoundedText.ts'

/** Take profit and stop loss of what the order opens, folded to a line with their prices. */
export function TicketProtection(props: TicketFieldsProps) {
  const { ticket, busy = false, parts } = props
  const { locale } = useTheme()
  const sentence = useTicketSentence(props)
  const t = useTradingMessages()
  const { draft, act, model, situation } = ticket
  const scale = ticketScale(ticket)
  const errors = protectionErrors(parts.judged ? model.refusals : [], sentence, 'protection.')
  const { takeProfit, stopLoss } = model.protection
  const prices = [takeProfit, stopLoss].map((outcome) =>
    outcome === undefined ? '–' : formatTypedPrice(locale, outcome.price, scale),
  )
  const typing = parts.typing === 'takeProfit' || parts.typing === 'stopLoss' ? parts.typing : undefined
  return (
    <TicketLine
      label={t('protection.title')}
      value={takeProfit === undefined && stopLoss === undefined ? t('protection.none') : prices.join(' / ')}
      // What is wrong with it must not be folded away.
      open={
        parts.unfolded === 'protection' ||
        errors.takeProfit !== undefined ||
        errors.stopLoss !== undefined ||
        model.protection.protection === undefined
      }
      onToggle={() => parts.toggle('protection')}
    >
      <ProtectionFields
        draft={draft.protection}
        act={(action) => act({ kind: 'protectionChanged', action })}
        model={model.protection}
        on={model.opens}
        busy={busy}
        typing={typing}
        onTyping={parts.type}
        errors={errors}
        market={situation.context.listing.market}
        scale={scale}
      />
    </TicketLine>
  )
}
