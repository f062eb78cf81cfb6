import type { LedgerLineOnWire } from '@onelot/api-client'
import { Money, ListRow, RowList, formatDateTime, useTheme } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from './ports.ts'
import { readerZone } from './readerZone.ts'

/** Every movement with its reason, where from, where to, and the amount to the last unit (RULES 2). */
export function LedgerLines({ lines, label }: { lines: readonly LedgerLineOnWire[]; label: string }) {
  const { t } = useTranslation('mine')
  const { locale } = useTheme()
  const now = useNow()
  return (
    <RowList
      label={label}
      rows={lines.map((line, index) => ({
        key: `${String(line.sequence)}-${String(index)}`,
        row: (
          <ListRow
            title={t(`records.reasons.${line.reason}`)}
            subtitle={`${t('records.fromTo', {
              from: t(`records.buckets.${line.from}`),
              to: t(`records.buckets.${line.to}`),
            })} · ${formatDateTime(locale, line.at, { zone: readerZone(), seconds: true, now: now() })}`}
            trailing={<Money value={line.money} weight="strong" />}
          />
        ),
      }))}
    />
  )
}
