import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { FieldDone } from '../OrderTicket/FieldDone.tsx'
import * as styles from '../OrderTicket/OrderTicket.css.ts'

export interface FieldAsideButtonProps {
  typing: boolean
  filled: boolean
  /** What is cleared, for who cannot see where the button is. */
  label: string
  onDone: () => void
  onClear: () => void
}

/** At the end of the line over a field: puts the number keys away while it is typed into, else clears it. */
export function FieldAsideButton({ typing, filled, label, onDone, onClear }: FieldAsideButtonProps) {
  const t = useTradingMessages()
  if (typing) return <FieldDone onDone={onDone} />
  return filled ? (
    <button type="button" className={styles.done} onClick={onClear}>
      <span>{t('protection.clear')}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </button>
  ) : null
}
