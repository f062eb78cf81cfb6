import { Splash } from '@onelot/ui'
import { BrandSign } from '../app/Brand.tsx'
import { Failure } from '../app/Failure.tsx'
import { useTranslation } from '../i18n/translation.tsx'
import { useStart } from './useStart.ts'

/** /login/start: the splash, with what it is waiting for. */
export function StartScreen() {
  const { t } = useTranslation('login')
  const { steps, failed, retry } = useStart()
  return (
    <Splash
      name={t('start.title')}
      logo={<BrandSign />}
      tagline={t('start.tagline')}
      label={t('start.steps')}
      steps={steps.map((step) => ({ ...step, label: t(`start.${step.id}`) }))}
      action={
        failed?.failure ? (
          <Failure failure={failed.failure} retrying={failed.refreshing} onRetry={retry} />
        ) : null
      }
    />
  )
}
