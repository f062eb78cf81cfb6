import { Splash } from '@onelot/ui'
import { BrandMark } from '../../base/shell/Brand.tsx'
import { Failure } from '../../base/states/Failure.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSiteName } from '../../base/shell/site.ts'
import { useDocumentTitle } from '../../base/shell/useDocumentTitle.ts'
import { useStart } from './useStart.ts'

/** /login/start: the splash, with what it is waiting for. */
export function StartScreen() {
  const { t } = useTranslation('start')
  const { t: app } = useTranslation()
  useDocumentTitle(useTitleOf()('start'))
  const { steps, failed, retry } = useStart()
  return (
    <Splash
      name={useSiteName()}
      logo={<BrandMark />}
      tagline={app('brand.tagline')}
      label={t('steps')}
      steps={steps.map((step) => ({ ...step, label: t(step.id) }))}
      action={
        failed?.failure ? (
          <Failure failure={failed.failure} retrying={failed.refreshing} onRetry={retry} />
        ) : null
      }
    />
  )
}
