import { documentVersions } from '@onelot/domain'
import { Box, Card, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { RouteRows } from '../../base/shell/RouteRows.tsx'

/** /information/aboutInfo: the documents that are accepted, each with the day of its version. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  const title = useTitleOf()('about')
  const { locale } = useTheme()
  return (
    <BackPage title={title}>
      <Box padding="page">
        <Card padding="none">
          <RouteRows
            label={title}
            routes={['agreement', 'privacy']}
            subtitle={(to) => t('version', { date: formatLocalDate(locale, documentVersions[to]) })}
          />
        </Card>
      </Box>
    </BackPage>
  )
}
