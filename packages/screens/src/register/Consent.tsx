import { Tagged } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import * as styles from './RegisterScreen.css.ts'

/** A sentence of consent with the link to its text in it; each language puts the link where its grammar wants it. */
export function Consent({ to }: { to: 'agreement' | 'privacy' }) {
  const { t } = useTranslation('register')
  const { href, Link } = useNavigation()
  return (
    <Tagged
      text={t(to)}
      parts={{
        link: (linked) => (
          <Link href={href({ to })} className={styles.link}>
            {linked}
          </Link>
        ),
      }}
    />
  )
}
