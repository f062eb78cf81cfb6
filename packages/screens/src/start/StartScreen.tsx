import { ProgressSteps, Text } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { Brand } from '../app/Brand.tsx'
import { Failure } from '../app/Failure.tsx'
import * as styles from './StartScreen.css.ts'
import { useStart } from './useStart.ts'

/** /login/start: the splash, with what it is waiting for. */
export function StartScreen() {
  const { t } = useTranslation('login')
  const { steps, failed, retry } = useStart()
  return (
    <main className={styles.page}>
      <Brand />
      <Text as="p" tone="secondary">
        {t('start.tagline')}
      </Text>
      <div className={styles.steps}>
        <ProgressSteps
          label={t('start.steps')}
          steps={steps.map((step) => ({ ...step, label: t(`start.${step.id}`) }))}
        />
      </div>
      {failed?.failure ? (
        <Failure failure={failed.failure} retrying={failed.refreshing} onRetry={retry} />
      ) : null}
    </main>
  )
}
