import type { DetailFacts } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { Text, directionOf, formatCompactColumn, formatMonthDay, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { DayTable } from './DayTable.tsx'

export type FactsOfDay = NonNullable<DetailFacts['days']>[number]

const types = ['individual', 'foreign', 'institution'] as const

/** Who bought and who sold on the last whole trading days, net. */
export function Investors({ days, isSimulated }: { days: readonly FactsOfDay[]; isSimulated: boolean }) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  if (days.length === 0) return null
  const shown = types.map((type) =>
    formatCompactColumn(
      locale,
      days.map(({ netBuying }) => netBuying[type]),
      { signed: true },
    ),
  )
  return (
    <DayTable
      title={t('investors.title')}
      caption={t(isSimulated ? 'investors.caption' : 'investors.captionReal')}
      columns={types.map((type) => t(`investors.${type}`))}
    >
      {days.map(({ date, netBuying }, day) => (
        <tr key={date}>
          <th scope="row">{formatMonthDay(locale, date)}</th>
          {types.map((type, column) => (
            <td key={type}>
              <Net amount={netBuying[type]} shown={shown[column]?.[day]} />
            </td>
          ))}
        </tr>
      ))}
    </DayTable>
  )
}

/** Bought more than sold, in the colour of a rise. */
function Net({ amount, shown }: { amount: Decimal; shown: string | undefined }) {
  return (
    <Text size="small" weight="strong" tone={directionOf(amount)}>
      {shown}
    </Text>
  )
}
