import { NavBar, TabBar } from '@onelot/ui'
import { ChartNoAxesColumn, ChartPie, House, Star, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import * as styles from './AppShell.css.ts'
import { PracticeBanner } from './PracticeBanner.tsx'
import { useNavigation } from './ports.ts'

const entries = [
  { id: 'home', icon: House },
  { id: 'market', icon: ChartNoAxesColumn },
  { id: 'trade', icon: ChartPie },
  { id: 'watchlist', icon: Star },
  { id: 'mine', icon: UserRound },
] as const
export type TabEntry = (typeof entries)[number]['id']

export interface TabPageProps {
  /** Where in the tab bar the screen is. */
  tab: TabEntry
  children: ReactNode
}

/** A screen of the tab bar: its five entries under it (section 2, Navigation), the practice label over it. */
export function TabPage({ tab, children }: TabPageProps) {
  const { t } = useTranslation()
  const { href, Link } = useNavigation()
  return (
    <div className={styles.column}>
      <div className={styles.statusBar} />
      <PracticeBanner />
      <main className={styles.main}>{children}</main>
      <div className={styles.bottom}>
        <TabBar
          label={t('tabs.label')}
          active={tab}
          Link={Link}
          entries={entries.map(({ id, icon }) => ({
            id,
            icon,
            href: href({ to: id }),
            label: t(`tabs.${id}`),
          }))}
        />
      </div>
    </div>
  )
}

export interface BackPageProps {
  title: string
  /** Icon buttons at the end of the header. */
  trailing?: ReactNode
  children: ReactNode
  /** The one primary action, kept at the bottom. */
  action?: ReactNode
}

/** A screen with a way back. */
export function BackPage({ title, trailing, children, action }: BackPageProps) {
  const navigation = useNavigation()
  return (
    <div className={styles.column}>
      <NavBar
        title={title}
        onBack={() => {
          navigation.back()
        }}
        {...(trailing === undefined ? {} : { trailing })}
      />
      <main className={styles.main}>{children}</main>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
