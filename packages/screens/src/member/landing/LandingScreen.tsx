import { Button, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { Brand } from '../../base/shell/Brand.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useDocumentTitle } from '../../base/shell/useDocumentTitle.ts'
import { WelcomePage } from '../../base/shell/WelcomePage.tsx'
import * as styles from '../../base/shell/welcome.css.ts'
import { OneBar } from './OneBar.tsx'

/** /login/start-copy: what Onelot is, and the ways in. Guests may look at the market without an account (docs/rules/access.md). */
export function LandingScreen() {
  const { t } = useTranslation('landing')
  const isPractice = useIsPractice()
  const navigation = useNavigation()
  useDocumentTitle(useTitleOf()('landing'))
  const { href, Link } = navigation
  return (
    <WelcomePage>
      <Brand />
      <OneBar />
      <div className={styles.sentence}>
        <Text as="p" size="display" weight="bold">
          {t(isPractice ? 'sentence' : 'sentencePlain')}
        </Text>
      </div>
      <div className={styles.ways}>
        <Button block onClick={() => navigation.go({ to: 'register' })}>
          {t('register')}
        </Button>
        <Button block variant="secondary" onClick={() => navigation.go({ to: 'login' })}>
          {t('logIn')}
        </Button>
        <Link href={href({ to: 'home' })} className={styles.look}>
          {t('enter')}
        </Link>
      </div>
    </WelcomePage>
  )
}
