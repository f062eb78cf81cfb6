import { useEffect } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import { useChunk } from '../states/useChunk.ts'

const loadSheet = () => import('./LogInSheet.tsx')

/** Asks a guest to log in, by a sheet whose code comes when it is needed; by the screen itself where it does not come. */
export function AskToLogIn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('watching')
  const navigation = useNavigation()
  const sheet = useChunk(loadSheet)
  const missing = sheet.state === 'failed'
  useEffect(() => {
    if (missing) navigation.go({ to: 'login' })
  }, [missing, navigation])
  return sheet.state === 'loaded' ? (
    <sheet.module.LogInSheet
      title={t('guest.title')}
      text={t('guest.text')}
      logIn={t('guest.logIn')}
      register={t('guest.register')}
      onClose={onClose}
    />
  ) : null
}
