import { languages } from '@onelot/domain'
import { Card, RadioGroup } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import { languageNames } from '../app/languageNames.ts'
import { usePreferences } from '../app/ports.ts'
import * as styles from './ChangeLanguageScreen.css.ts'

/** /information/changeLang: takes effect at once, and outlives a logout. */
export function ChangeLanguageScreen() {
  const { t } = useTranslation('mine')
  const preferences = usePreferences()
  return (
    <BackPage title={t('language.title')}>
      <div className={styles.page}>
        <Card>
          <RadioGroup
            label={t('language.title')}
            choices={languages.map((value) => ({ value, label: languageNames[value].name }))}
            value={preferences.language}
            onChange={({ value }) => {
              preferences.set({ language: value })
            }}
          />
        </Card>
      </div>
    </BackPage>
  )
}
