import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './OrderTicket.css.ts'

/** At the end of the line over a field while our number keys type into it: puts them away. */
export function FieldDone({ onDone }: { onDone: () => void }) {
  const t = useUiMessages()
  return (
    <button type="button" className={styles.done} onClick={onDone}>
      {t('entry.done')}
    </button>
  )
}
