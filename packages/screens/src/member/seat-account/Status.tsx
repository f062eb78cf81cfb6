import { inLanguage } from '@onelot/domain'
import type { SeatOnWire } from '@onelot/api-client'
import {
  Card,
  FactList,
  Inline,
  NoticeBar,
  Stack,
  StatusTag,
  Text,
  formatDateTime,
  useTheme,
} from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow, usePreferences } from '../../base/ports/ports.ts'

/** Where the application is, and what the seat is of; nothing where none was asked for. */
export function Status({ seat }: { seat: SeatOnWire }) {
  const { t } = useTranslation('seatAccount')
  const { locale } = useTheme()
  const { language } = usePreferences()
  const now = useNow()
  const { status, institution, at, reason } = seat
  if (status === 'none') return null
  const facts = [
    institution?.name === undefined
      ? undefined
      : { label: t('facts.institution'), value: inLanguage(institution.name, language) },
    institution === undefined ? undefined : { label: t('facts.code'), value: institution.code },
    at === undefined
      ? undefined
      : {
          label: t(`facts.at.${status}`),
          value: formatDateTime(locale, at, { zone: readerZone(), now: now() }),
        },
  ].filter((fact) => fact !== undefined)
  return (
    <Stack gap="x6">
      <Stack gap="x3">
        <Inline>
          <StatusTag status={status === 'seat' ? 'passed' : status} />
        </Inline>
        <Text as="h2" size="title" weight="bold">
          {t(`states.${status}.title`)}
        </Text>
        <Text as="p" tone="secondary">
          {t(`states.${status}.text`)}
        </Text>
      </Stack>
      {reason === undefined ? null : <NoticeBar tone="error">{reason}</NoticeBar>}
      <Card>
        <FactList label={t('facts.label')} facts={facts} />
      </Card>
    </Stack>
  )
}
