import { money, notionalOf } from '@onelot/domain'
import { ListRow, Money, RowList, Text, formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useTradedText } from '../../parts/portfolio/useTradedText.ts'
import type { StatementProps } from './Statement.tsx'
import * as styles from './StatementScreen.css.ts'

/** The fills of the day: what, how much at what price and when by the reader's clock, its worth and, of an exit, the result. */
export function Executions({ statement: { trades, instruments } }: StatementProps) {
  const { t } = useTranslation('statement')
  const { t: ledger } = useTranslation('ledger')
  const { locale } = useTheme()
  const now = useNow()()
  const textOf = useTradedText(instruments)
  if (trades.length === 0)
    return (
      <Text size="small" tone="secondary">
        {t('noTrades')}
      </Text>
    )
  const zone = readerZone()
  return (
    <RowList
      label={t('trades')}
      rows={trades.map(({ instrument: id, side, execution }) => {
        const { name, quantity, price } = textOf(id)
        const instrument = instruments.find((one) => one.id === id)
        const { lots, fee, at } = execution
        const traded = t('traded', { quantity: quantity(lots), price: price(execution.price) })
        const purpose = execution.purpose === 'open' ? 'opened' : 'closed'
        return {
          key: execution.id,
          row: (
            <ListRow
              title={ledger(`traded.${purpose}.${side}`, { name })}
              wholeSubtitle
              subtitle={`${traded} · ${formatDateTime(locale, at, { zone, seconds: true, now })}`}
              trailing={
                <span className={styles.worth}>
                  {instrument === undefined ? null : (
                    <Money
                      value={money(fee.currency, notionalOf(execution.price, lots, instrument.lotSize))}
                    />
                  )}
                  {execution.purpose === 'close' ? (
                    <Money value={execution.netProfit} tone="change" size="small" />
                  ) : null}
                </span>
              }
            />
          ),
        }
      })}
    />
  )
}
