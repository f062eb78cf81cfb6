import { type Board, marketList } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { Box, Card, RowList, Section } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Failure } from '../../base/states/Failure.tsx'
import { LeftOut } from '../../base/states/LeftOut.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'

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
  const read = useRead(marketList, {
    ...{ market, board },
    page: 1,
    pageSize: SHOWN,
  })
  const { data, failure, refreshing, refresh } = read
  if (failure !== undefined && data === undefined)
    return <Failure failure={failure} retrying={refreshing} onRetry={() => void refresh()} />
  if (data?.rows.length === 0) return null
  const title = t(`movers.${board}`)
  return (
    <Box padding="page">
      <Section heading={title}>
        <LeftOut reads={[read]} />
        <Card padding="none">
          {data === undefined ? (
            <QuoteListSkeleton marked count={SHOWN} />
          ) : (
            <RowList
              label={title}
              rows={data.rows.map((row) => ({ key: row.instrument.id, row: <LiveQuoteRow row={row} /> }))}
            />
          )}
        </Card>
      </Section>
    </Box>
  )
}
