import { serviceHoursOf, serviceWindow } from '@onelot/domain'
import { Box, Card, CopyField, Stack, Text, formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useHasCome } from '../../base/data/useHasCome.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useSiteConfig } from '../../base/shell/siteConfig.ts'

/** When it answers, by the reader's clock, and what it asks for; a guest has no account number. */
export function Contact({ account }: { account: string | undefined }) {
  const { t } = useTranslation('customerService')
  const hours = useServiceHours()
  return (
    <Card as="section" aria-label={t('contact')}>
      <Box padding="x4">
        <Stack gap="x4">
          <Stack gap="x1">
            {hours === undefined ? null : (
              <Text as="p" size="heading" weight="bold">
                {hours.status}
              </Text>
            )}
            {hours?.stretch === undefined ? null : <Text as="p">{hours.stretch}</Text>}
            <Text as="p" size="small" tone="secondary">
              {t(account === undefined ? 'guestHint' : 'accountHint')}
            </Text>
          </Stack>
          {account === undefined ? null : <CopyField label={t('account')} value={account} />}
        </Stack>
      </Box>
    </Card>
  )
}

/** Undefined until the site's configuration is loaded, and where it names no hours. */
function useServiceHours() {
  const { t } = useTranslation('customerService')
  const { locale } = useTheme()
  const now = useNow()()
  const written = useSiteConfig('serviceHours')
  const hours = written === undefined ? undefined : serviceHoursOf(written)
  const next = hours && serviceWindow(hours, now)
  useHasCome(next && (next.from <= now ? next.until : next.from))
  if (next === undefined) return undefined
  const { from, until } = next
  const write = (at: typeof from) => formatDateTime(locale, at, { zone: readerZone(), seconds: false, now })
  return from <= now
    ? { status: t('hours.open', { until: write(until) }), stretch: undefined }
    : { status: t('hours.closed'), stretch: t('hours.next', { from: write(from) }) }
}
