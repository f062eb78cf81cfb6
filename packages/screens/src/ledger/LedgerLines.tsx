import type { LedgerLineOnWire } from '@onelot/api-client'
import { Money, ListRow, RowList, formatDateTime, useTheme } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from '../ports/ports.ts'
import { readerZone } from '../i18n/readerZone.ts'

/** Every movement with its reason, where from, where to, and the amount to the last unit (docs/rules/ledger.md). */
export function LedgerLines({ lines, label }: { lines: readonly LedgerLineOnWire[]; label: string }) {
  const { t } = useTranslation('ledger')
  const { locale } = useTheme()
  const now = useNow()
  return (
    <RowList
      label={label}
      rows={lines.map((line, index) => ({
        key: `${String(line.sequence)}-${String(index)}`,
        row: (
          <ListRow
            title={t(`reasons.${line.reason}`)}
            subtitle={`${t('fromTo', {
              from: t(`buckets.${line.from}`),
              to: t(`buckets.${line.to}`),
            })} · ${formatDateTime(locale, line.at, { zone: readerZone(), seconds: true, now: now() })}`}
            trailing={<Money value={line.money} weight="strong" />}
          />
        ),
      }))}
    />
  )
}
