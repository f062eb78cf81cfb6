import { type FollowTradeOnWire, copyTradingTrades } from '@onelot/api-client'
import { exact, money } from '@onelot/domain'
import { Card, ListRow, Money, RowList, Stack } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useCauseText } from '../../parts/end-causes/useCauseText.ts'
import { useFollowTexts } from './useFollowTexts.ts'

/** The fills of a follow, the latest first: what each came to, and what a sale earned. */
export function Trades({ request }: { request: string }) {
  const { t } = useTranslation('follow')
  const name = useName()
  const lineOf = useTradeLine()
  const pages = usePages(
    copyTradingTrades,
    (page) => ({ request, ...page }),
    ({ trades, next }) => ({ items: trades, next }),
  )
  return (
    <PagedList
      pages={pages}
      layout="flush"
      skeleton={<RecordSkeleton />}
      empty={<ListRow title={t('trades.none')} />}
    >
      {(trades) => (
        <Card padding="none">
          <RowList
            label={t('history.trades')}
            rows={trades.map((trade) => ({
              key: trade.id,
              row: (
                <ListRow
                  title={name(trade.instrument.name)}
                  subtitle={lineOf(trade)}
                  wholeSubtitle
                  trailing={
                    <Stack as="span" gap="x1" align="end">
                      <Money value={valueOf(trade)} />
                      {trade.profit === undefined ? null : (
                        <Money value={trade.profit} size="small" tone="change" />
                      )}
                    </Stack>
                  }
                />
              ),
            }))}
          />
        </Card>
      )}
    </PagedList>
  )
}

const valueOf = ({ instrument, price, lots }: FollowTradeOnWire) =>
  money(instrument.currency, exact(price).times(String(lots)))

/** What was done, when, and of a sale why. */
function useTradeLine(): (trade: FollowTradeOnWire) => string {
  const { t } = useTranslation('follow')
  const causeText = useCauseText()
  const { price, shares, moment } = useFollowTexts()
  return (trade) =>
    [
      t(`trades.${trade.side}`, {
        shares: shares(trade.lots),
        price: price(trade.instrument.currency, trade.price),
      }),
      ...(trade.side === 'sell' ? [causeText(trade.cause)] : []),
      moment(trade.at),
    ].join(' · ')
}
