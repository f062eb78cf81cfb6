import type { Decimal } from '@onelot/domain'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { moveText } from '../LeveragePicker/LeveragePicker.tsx'
import * as styles from './OrderTicket.css.ts'
import type { TicketDraft } from './ticketDraft.ts'

export interface TicketWarningProps {
  draft: Pick<TicketDraft, 'side' | 'leverage'>
  /** Of the rules' `Ticket`. */
  stopOutMove: Decimal | undefined
}

/** What borrowing, money or shares, can cost: beside the button, whatever is unfolded. */
export function TicketWarning({ draft: { side, leverage }, stopOutMove }: TicketWarningProps) {
  const { locale, t } = useTheme()
  const sentences = [
    side === 'short' && t('finance.risk.short'),
    leverage > 1 &&
      stopOutMove !== undefined &&
      t('finance.risk.warning', { share: moveText(locale, stopOutMove) }),
  ].filter((sentence) => sentence !== false)
  return (
    <div aria-live="polite" className={styles.reasons}>
      {sentences.length === 0 ? null : (
        <span className={styles.warning}>
          <Icon icon={TriangleAlert} size="small" />
          <Text size="small">{sentences.join(' ')}</Text>
        </span>
      )}
    </div>
  )
}
