import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './NavBar.css.ts'

export interface NavBarProps extends Rest<'header', 'title' | 'children'> {
  /** The screen's name: its level-one heading. */
  title: string
  /** Goes back; left out on screens that have nowhere to go back to. */
  onBack?: () => void
  /** A line under the title: the figure that stays in sight once the page has scrolled. */
  detail?: ReactNode
  /** Icon buttons at the end. */
  trailing?: ReactNode
}

/** The back header, 48 under the safe area. */
export function NavBar({ title, onBack, detail, trailing, ...rest }: NavBarProps) {
  const t = useUiMessages()
  return (
    <header {...rest} className={styles.bar}>
      <div className={styles.row}>
        {onBack === undefined ? null : (
          <IconButton label={t('back')} icon={<Icon icon={ChevronLeft} />} onClick={onBack} />
        )}
        <span className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          {detail}
        </span>
        {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
      </div>
    </header>
  )
}
