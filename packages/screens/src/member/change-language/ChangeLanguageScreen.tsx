import { Box, Card, RadioGroup } from '@onelot/ui'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { languageName } from '../../base/i18n/languageName.ts'
import { useLanguages } from '../../base/shell/site.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { usePushLanguage } from '../../parts/pushed/usePushLanguage.ts'

/** /information/changeLang: takes effect at once, and outlives a logout. */
export function ChangeLanguageScreen() {
  const title = useTitleOf()('changeLanguage')
  const preferences = usePreferences()
  const languages = useLanguages()
  usePushLanguage()
  return (
    <BackPage title={title}>
      <Box padding="page">
        <Card>
          <RadioGroup
            label={title}
            choices={languages.map((value) => {
              const { name, tag } = languageName(value)
              return { value, label: name, lang: tag }
            })}
            value={preferences.language}
            onChange={({ value }) => {
              preferences.set({ language: value })
            }}
          />
        </Card>
      </Box>
    </BackPage>
  )
}
