import type { AcceptedDocuments } from '@onelot/domain'
import { Card, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { RouteRows } from '../../base/shell/RouteRows.tsx'

/** What was accepted, in the version that it had. */
export function Documents({ accepted }: { accepted: AcceptedDocuments }) {
  const { t } = useTranslation('personalDetails')
  const { locale } = useTheme()
  return (
    <Card as="section" padding="none" aria-label={t('accepted')}>
      <RouteRows
        label={t('accepted')}
        routes={['agreement', 'privacy']}
        subtitle={(to) => t('version', { date: formatLocalDate(locale, accepted[to]) })}
      />
    </Card>
  )
}
