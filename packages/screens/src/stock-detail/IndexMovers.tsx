import { type Board, marketList } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { Card, RowList, Text } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { LiveQuoteRow } from '../quotes/LiveQuoteRow.tsx'

const SHOWN = 5

/** What moves an index: the listings of its market that rise and fall most. */
export function IndexMovers({ market }: { market: MarketId }) {
  return (
    <>
      <Movers market={market} board="rising" />
      <Movers market={market} board="falling" />
    </>
  )
}

function Movers({ market, board }: { market: MarketId; board: Extract<Board, 'rising' | 'falling'> }) {
  const { t } = useTranslation('stockDetail')
  const { data } = useRead(marketList, { market, board, page: 1, pageSize: SHOWN })
  if (data === undefined || data.rows.length === 0) return null
  return (
    <Card>
      <Text as="h2" weight="bold">
        {t(`movers.${board}`)}
      </Text>
      <RowList
        label={t(`movers.${board}`)}
        rows={data.rows.map((row) => ({ key: row.instrument.id, row: <LiveQuoteRow row={row} /> }))}
      />
    </Card>
  )
}
