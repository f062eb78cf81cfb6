import { ErrorState } from '@onelot/ui'
import { useCallback } from 'react'
import { useLogOut } from '../../base/data/useLogOut.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { withTexts } from '../../base/i18n/withTexts.ts'
import { useAppLock, useI18n, usePreferences, useReload } from '../../base/ports/ports.ts'
import { BrandMark } from '../../base/shell/Brand.tsx'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('./LockScreen.tsx')
const texts = {
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
}

/** The question for the PIN, whose code comes when it is needed first. */
export function LateLockScreen() {
  const { t } = useTranslation()
  const i18n = useI18n()
  const { language } = usePreferences()
  const reload = useReload()
  const { open, biometry } = useAppLock()
  const logOut = useLogOut()
  const chunk = useChunk(useCallback(() => withTexts(load, texts, i18n, language), [i18n, language]))
  switch (chunk.state) {
    case 'loading':
      return <BrandMark />
    case 'failed':
      return <ErrorState title={t('failure.part')} reassurance={t('failure.safe')} onRetry={reload} />
    case 'loaded':
      return (
        <chunk.module.LockScreen
          onPin={open}
          onBiometry={biometry?.isOn() === true ? biometry.open : undefined}
          onLogOut={logOut}
        />
      )
  }
}
