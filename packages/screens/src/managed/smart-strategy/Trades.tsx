import {
  EmptyState,
  ListRow,
  Money,
  RowList,
  Stack,
  Button,
  formatLocalDate,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Trade } from './backtest.ts'

const SHOWN = 30

/** What was bought and sold, the newest first; of a sale what it earned. */
export function Trades({ trades }: { trades: readonly Trade[] }) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const [shown, setShown] = useState(SHOWN)
  if (trades.length === 0) return <EmptyState title={t('history.noTrades')} />
  return (
    <Stack gap="x3">
      <RowList
        label={t('history.trades')}
        rows={trades.slice(0, shown).map((trade) => ({
          key: `${trade.date} ${trade.side}`,
          row: (
            <ListRow
              title={t(`trades.${trade.side}`, { shares: ui('finance.shares', { count: trade.lots }) })}
              subtitle={formatLocalDate(locale, trade.date)}
              trailing={
                trade.earned === undefined ? (
                  <Money value={trade.amount} own={false} />
                ) : (
                  <Money value={trade.earned} own={false} tone="change" weight="strong" />
                )
              }
            />
          ),
        }))}
      />
      {shown < trades.length ? (
        <Button variant="secondary" block onClick={() => setShown(shown + SHOWN)}>
          {t('history.more')}
        </Button>
      ) : null}
    </Stack>
  )
}
