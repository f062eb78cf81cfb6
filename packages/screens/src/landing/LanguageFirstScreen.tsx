import { languages } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Brand } from '../app/Brand.tsx'
import { languageNames } from '../app/languageNames.ts'
import { useNavigation, usePreferences } from '../app/ports.ts'
import * as styles from './LandingScreen.css.ts'

/** /login/start1: the landing that asks for the language first. */
export function LanguageFirstScreen() {
  const { t } = useTranslation('login')
  const preferences = usePreferences()
  const navigation = useNavigation()
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Brand />
        <h2>{t('start.chooseLanguage')}</h2>
      </div>
      <div className={styles.ways}>
        {languages.map((language) => (
          <Button
            key={language}
            block
            variant="secondary"
            onClick={() => {
              preferences.set({ language })
              navigation.go({ to: 'landing' })
            }}
          >
            <span lang={languageNames[language].tag}>{languageNames[language].name}</span>
          </Button>
        ))}
      </div>
    </main>
  )
}
