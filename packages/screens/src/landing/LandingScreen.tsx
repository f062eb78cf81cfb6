import { Button, Icon, Text } from '@onelot/ui'
import { Eye, ListChecks, Sprout } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { Brand } from '../shell/Brand.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import * as styles from '../shell/welcome.css.ts'

const promises = [
  { id: 'exact', icon: ListChecks },
  { id: 'calm', icon: Eye },
  { id: 'practice', icon: Sprout },
] as const

/** /login/start-copy: what Onelot is, and the ways in. Guests may look at the market without an account (docs/rules/access.md). */
export function LandingScreen() {
  const { t } = useTranslation('landing')
  const { t: app } = useTranslation()
  const navigation = useNavigation()
  useDocumentTitle(useTitleOf()('landing'))
  const { href, Link } = navigation
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Brand />
        <Text as="p" size="lead" tone="secondary">
          {app('brand.tagline')}
        </Text>
      </div>
      <ul role="list" className={styles.promises}>
        {promises.map(({ id, icon }) => (
          <li key={id} className={styles.promise}>
            <Icon icon={icon} />
            <Text>{t(id)}</Text>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          block
          onClick={() => {
            navigation.go({ to: 'register' })
          }}
        >
          {t('register')}
        </Button>
        <Button
          block
          variant="secondary"
          onClick={() => {
            navigation.go({ to: 'login' })
          }}
        >
          {t('logIn')}
        </Button>
        <Link href={href({ to: 'market' })} className={styles.look}>
          {t('enter')}
        </Link>
      </div>
    </main>
  )
}
