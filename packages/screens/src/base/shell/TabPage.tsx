import { TabBar } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { CrashScope } from '../states/CrashScope.tsx'
import { FailureScope } from '../states/FailureScope.tsx'
import { barBelow } from './bars.ts'
import * as styles from './pages.css.ts'
import { TabHeader } from './TabHeader.tsx'
import { type TabEntry, tabEntries } from './tabEntries.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

export interface TabPageProps {
  /** Where in the tab bar the screen is. */
  tab: TabEntry
  /** @defaultValue a `TabHeader` with the screen's title */
  header?: ReactNode
  children: ReactNode
}

/** A screen of the tab bar: its five entries at the foot, its title and the practice label at the head. */
export function TabPage({ tab, header, children }: TabPageProps) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  useDocumentTitle(titleOf(tab))
  return (
    <div className={styles.column}>
      <div className={styles.statusBar} />
      {header ?? <TabHeader title={titleOf(tab)} />}
      <main className={styles.aboveTabs}>
        <FailureScope>
          <CrashScope>{children}</CrashScope>
        </FailureScope>
      </main>
      <div ref={barBelow} className={styles.tabs}>
        <TabBar
          label={t('tabs')}
          active={tab}
          Link={Link}
          entries={tabEntries.map(({ id, icon }) => ({
            id,
            icon,
            href: href({ to: id }),
            label: titleOf(id),
          }))}
        />
      </div>
    </div>
  )
}
