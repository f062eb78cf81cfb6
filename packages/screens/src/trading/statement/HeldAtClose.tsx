import { ListRow, Money, RowList } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useTradedText } from '../../parts/portfolio/useTradedText.ts'
import type { StatementProps } from './Statement.tsx'
import * as styles from './StatementScreen.css.ts'

/** What was open at the end of the day, by the prices of that moment. */
export function HeldAtClose({ statement: { holdings, instruments } }: StatementProps) {
  const { t } = useTranslation('statement')
  const { href, Link } = useNavigation()
  const textOf = useTradedText(instruments)
  return (
    <RowList
      label={t('holdings')}
      rows={holdings.map(
        ({ position, instrument, lots, price: closing, entryPrice, marketValue, unrealised }) => {
          const { name, quantity, price, paid } = textOf(instrument)
          const held = { quantity: quantity(lots), entry: paid(entryPrice) }
          return {
            key: position,
            row: (
              <ListRow
                title={name}
                wholeSubtitle
                subtitle={t('held', {
                  ...held,
                  price: closing === undefined ? t('noPrice') : price(closing),
                })}
                href={href({ to: 'positionDetail', position })}
                Link={Link}
                chevron={false}
                trailing={
                  <span className={styles.worth}>
                    <Money value={marketValue} />
                    <Money value={unrealised} tone="change" size="small" />
                  </span>
                }
              />
            ),
          }
        },
      )}
    />
  )
}
