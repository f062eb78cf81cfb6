import { Button, Icon, Text } from '@onelot/ui'
import { Eye, ListChecks, Sprout } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { Brand } from '../app/Brand.tsx'
import { useNavigation } from '../app/ports.ts'
import * as styles from './LandingScreen.css.ts'

const promises = [
  { id: 'exact', icon: ListChecks },
  { id: 'calm', icon: Eye },
  { id: 'practice', icon: Sprout },
] as const

/** /login/start-copy: what Onelot is, and the ways in. Guests may look at the market without any (RULES 6). */
export function LandingScreen() {
  const { t } = useTranslation('login')
  const navigation = useNavigation()
  const { href, Link } = navigation
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Brand />
        <Text as="p" size="lead" tone="secondary">
          {t('start.tagline')}
        </Text>
      </div>
      <ul role="list" className={styles.promises}>
        {promises.map(({ id, icon }) => (
          <li key={id} className={styles.promise}>
            <Icon icon={icon} />
            <Text>{t(`start.landing.${id}`)}</Text>
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
          {t('login.toRegister')}
        </Button>
        <Button
          block
          variant="secondary"
          onClick={() => {
            navigation.go({ to: 'login' })
          }}
        >
          {t('login.submit')}
        </Button>
        <Link href={href({ to: 'market' })} className={styles.look}>
          {t('start.enter')}
        </Link>
      </div>
    </main>
  )
}
