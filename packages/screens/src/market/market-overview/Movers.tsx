import { marketList } from '@onelot/api-client'
import type { Localized, MarketId } from '@onelot/domain'
import { Bleed, Section, Text, dayChange } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { READ_EVERY_MS } from './readEvery.ts'

const SHOWN = 5
const directions = { rising: 'up', falling: 'down' } as const

export interface MoversProps {
  market: MarketId
  sector: Localized | undefined
  board: keyof typeof directions
}

/** The five that rose or fell most since the previous close; fewer where fewer did. */
export function Movers({ market, sector, board }: MoversProps) {
  const { t } = useTranslation('marketOverview')
  const asked = { market, board, sector: sector?.en, page: 1, pageSize: SHOWN }
  const read = useRead(marketList, asked, { everyMs: READ_EVERY_MS })
  const title = t(`movers.${board}`)
  return (
    <Section heading={title}>
      <Loaded
        read={read}
        skeleton={
          <Bleed>
            <QuoteListSkeleton marked count={SHOWN} />
          </Bleed>
        }
      >
        {({ rows }) => {
          const moved = rows.filter(({ quote }) => dayChange(quote).direction === directions[board])
          return moved.length === 0 ? (
            <Text as="p" size="small" tone="secondary">
              {t(`none.${board}`)}
            </Text>
          ) : (
            <Bleed as="ul" role="list" aria-label={title}>
              {moved.map((row, index) => (
                <li key={row.instrument.id}>
                  <LiveQuoteRow row={row} rank={index + 1} />
                </li>
              ))}
            </Bleed>
          )
        }}
      </Loaded>
    </Section>
  )
}
