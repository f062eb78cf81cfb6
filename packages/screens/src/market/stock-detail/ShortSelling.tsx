import { Text, formatCompactColumn, formatMonthDay, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { DayTable } from './DayTable.tsx'
import type { FactsOfDay } from './Investors.tsx'

/** How much of the last whole trading days was sold short; nothing of what cannot be. */
export function ShortSelling({ days }: { days: readonly FactsOfDay[] }) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const rows = days.flatMap(({ date, shortSelling }) =>
    shortSelling === undefined ? [] : [{ date, ...shortSelling }],
  )
  if (rows.length === 0) return null
  const volumes = formatCompactColumn(
    locale,
    rows.map(({ volume }) => volume),
  )
  return (
    <DayTable title={t('shortSelling.title')} columns={[t('shortSelling.volume'), t('shortSelling.ratio')]}>
      {rows.map(({ date, ratio }, day) => (
        <tr key={date}>
          <th scope="row">{formatMonthDay(locale, date)}</th>
          <td>
            <Text size="small">{volumes[day]}</Text>
          </td>
          <td>
            <Text size="small">{formatPercent(locale, ratio)}</Text>
          </td>
        </tr>
      ))}
    </DayTable>
  )
}
