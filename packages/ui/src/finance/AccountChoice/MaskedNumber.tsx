import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './AccountChoice.css.ts'

/** `•••• 1234`, read out as what it ends in. */
export function MaskedNumber({ digits }: { digits: string }) {
  const t = useUiMessages()
  return (
    <span className={styles.number}>
      <span aria-hidden>•••• {digits}</span>
      <VisuallyHidden>{t('entry.account.ending', { digits })}</VisuallyHidden>
    </span>
  )
}
