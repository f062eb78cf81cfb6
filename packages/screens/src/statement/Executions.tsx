import type { TradeOnWire } from '@onelot/api-client'
import { type MarketId, money, notionalOf } from '@onelot/domain'
import { ListRow, Money, RowList, Text, formatTime, useTheme } from '@onelot/ui'
import { exchangeZone } from '../i18n/exchangeZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTradedText } from '../portfolio/useTradedText.ts'
import type { StatementProps } from './Statement.tsx'
import * as styles from './StatementScreen.css.ts'

/** The fills of the day: what, how much at what price and when, its worth and, of an exit, the result. */
export function Executions({ statement: { trades, instruments } }: StatementProps) {
  const { t } = useTranslation('statement')
  const { t: ledger } = useTranslation('ledger')
  const { locale } = useTheme()
  const textOf = useTradedText(instruments)
  if (trades.length === 0)
    return (
      <Text size="small" tone="secondary">
        {t('noTrades')}
      </Text>
    )
  const timeOf = (at: TradeOnWire['execution']['at'], market: MarketId | undefined): string =>
    formatTime(locale, at, {
      zone: market === undefined ? 'UTC' : exchangeZone(market),
      seconds: true,
      zoneShown: true,
    })
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
              subtitle={`${traded} · ${timeOf(at, instrument?.market)}`}
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
