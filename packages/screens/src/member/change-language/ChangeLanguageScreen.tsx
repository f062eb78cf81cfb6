import { knownLanguages } from '@onelot/domain'
import { Box, Card, RadioGroup } from '@onelot/ui'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { languageName } from '../../base/i18n/languageName.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { usePushLanguage } from '../../parts/pushed/usePushLanguage.ts'

/** /information/changeLang: takes effect at once, and outlives a logout. */
export function ChangeLanguageScreen() {
  const title = useTitleOf()('changeLanguage')
  const preferences = usePreferences()
  usePushLanguage()
  return (
    <BackPage title={title}>
      <Box padding="page">
        <Card>
          <RadioGroup
            label={title}
            choices={knownLanguages().map((value) => {
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
