import type { QuoteRow, ResponseOf, marketOverview } from '@onelot/api-client'
import type { Market } from '@onelot/domain'
import { ChangeBadge, Icon, PriceText, Skeleton, Text, dayChange, priceScale } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { useOwnMarket } from '../../base/data/useMarketChoice.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useQuote } from './useQuote.ts'
import type { Read } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import * as styles from './IndexStrip.css.ts'

type Overview = ResponseOf<typeof marketOverview>

export interface IndexStripProps {
  overview: Read<Overview>
  label: string
}

/** The indices side by side, those of the reader's own exchange first, and after them the way to the overview of all markets; shows nothing when they cannot be read: what is below says why. */
export function IndexStrip({ overview, label }: IndexStripProps) {
  const ownMarket = useOwnMarket()
  if (overview.data === undefined) return overview.failure ? null : <StripSkeleton />
  const { indices, markets } = overview.data
  const rank = ({ instrument }: QuoteRow) => (instrument.market === ownMarket ? 0 : 1)
  return (
    <ul role="list" aria-label={label} className={styles.strip}>
      {indices
        .toSorted((a, b) => rank(a) - rank(b))
        .map((row) => (
          <li key={row.instrument.id} className={styles.item}>
            <IndexCard
              row={row}
              market={markets.find(({ market }) => market.id === row.instrument.market)?.market}
            />
          </li>
        ))}
      <li className={styles.item}>
        <ToOverview />
      </li>
    </ul>
  )
}

function IndexCard({ row, market }: { row: QuoteRow; market: Market | undefined }) {
  const name = useName()
  const { href, Link } = useNavigation()
  const { quote = row.quote, staleSince } = useQuote(row.instrument.id, row.quote)
  const stale = staleSince !== undefined
  return (
    <Link href={href({ to: 'indexDetail', instrument: row.instrument.id })} className={styles.card}>
      <Text size="small" tone="secondary" lines={1}>
        {name(row.instrument.name)}
      </Text>
      <span className={styles.figures}>
        <PriceText
          price={quote.price}
          scale={priceScale(row.instrument, market)}
          weight="strong"
          stale={stale}
        />
        <ChangeBadge change={dayChange(quote)} stale={stale} />
      </span>
    </Link>
  )
}

function ToOverview() {
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <Link href={href({ to: 'marketOverview' })} className={styles.way}>
      <Text size="small" weight="strong">
        {titleOf('marketOverview')}
      </Text>
      <Icon icon={ChevronRight} size="small" />
    </Link>
  )
}

function StripSkeleton() {
  return (
    <div className={styles.strip}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton line="small" width="5em" />
          <Skeleton width="8em" />
        </div>
      ))}
    </div>
  )
}
