import { Button, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Brand } from '../../base/shell/Brand.tsx'
import { languageName } from '../../base/i18n/languageName.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useDocumentTitle } from '../../base/shell/useDocumentTitle.ts'
import { useLanguages } from '../../base/shell/site.ts'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import { WelcomePage } from '../../base/shell/WelcomePage.tsx'
import * as styles from '../../base/shell/welcome.css.ts'

/** /login/start1: the landing that asks for the language first. */
export function LanguageFirstScreen() {
  const { t } = useTranslation('languageFirst')
  const preferences = usePreferences()
  const languages = useLanguages()
  const navigation = useNavigation()
  useDocumentTitle(useTitleOf()('languageFirst'))
  return (
    <WelcomePage>
      <Brand />
      <div className={styles.sentence}>
        <Text as="h2" size="display" weight="bold">
          {t('choose')}
        </Text>
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
            <span lang={languageName(language).tag}>{languageName(language).name}</span>
          </Button>
        ))}
      </div>
    </WelcomePage>
  )
}
