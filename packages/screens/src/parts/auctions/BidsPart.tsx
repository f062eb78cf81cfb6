import { bidsList } from '@onelot/api-client'
import { Box, Button, Card, RowList, Section, Stack } from '@onelot/ui'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { BidRow } from './BidRow.tsx'

/** How many show beside orders and positions before more are asked for. */
const FEW = 3

export interface BidsPartProps {
  state: 'open' | 'ended'
}

/** The newest bids of a member among orders and positions, and more of them where they are asked for; nothing where there is none. */
export function BidsPart({ state }: BidsPartProps) {
  const { t } = useTranslation('auctions')
  const {
    items = [],
    status,
    loadMore,
  } = usePages(
    bidsList,
    (page) => ({ state, ...page }),
    ({ bids, next }) => ({ items: bids, next }),
  )
  const [isAll, setIsAll] = useState(false)
  if (items.length === 0) return null
  const shown = isAll ? items : items.slice(0, FEW)
  const hasMore = shown.length < items.length || status !== 'finished'
  return (
    <Box paddingInline="page" paddingBottom="x4">
      <Section heading={t('bids')}>
        <Stack gap="x2">
          <Card padding="none">
            <RowList
              label={t('bids')}
              rows={shown.map((bid) => ({ key: bid.id, row: <BidRow bid={bid} /> }))}
            />
          </Card>
          {hasMore ? (
            <Button
              variant="quiet"
              size="small"
              loading={status === 'loading'}
              onClick={() => {
                if (isAll) loadMore()
                setIsAll(true)
              }}
            >
              {t('more')}
            </Button>
          ) : null}
        </Stack>
      </Section>
    </Box>
  )
}
