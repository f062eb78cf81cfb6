import { decimal } from '@onelot/domain'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPercent } from '../format/number.ts'
import { marginShares } from '../LeveragePicker/LeveragePicker.tsx'
import * as styles from './OrderTicket.css.ts'
import type { TicketDraft } from './ticketDraft.ts'

/** What borrowing, money or shares, can cost: beside the button, whatever is unfolded. */
export function TicketWarning({ draft }: { draft: Pick<TicketDraft, 'side' | 'leverage'> }) {
  const { locale, t } = useTheme()
  const { side, leverage } = draft
  const share = formatPercent(locale, decimal(marginShares[leverage]), { places: 0 })
  const sentences = [
    side === 'short' && t('finance.risk.short'),
    leverage > 1 && t('finance.risk.warning', { share }),
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
