import type { MarketDetail } from '@onelot/api-client'
import { add } from '@onelot/domain'
import {
  Box,
  Card,
  ChangeBadge,
  type Fact,
  FactGrid,
  Icon,
  Money,
  Section,
  Tag,
  Text,
  changeBetween,
  formatAveragePrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import type { Listing } from '../../parts/trading/useListing.ts'
import { type Holding, holdingFigures, holdingsOf } from './holding.ts'
import * as styles from './StockDetailScreen.css.ts'

export interface MyPositionProps {
  detail: MarketDetail
  held: NonNullable<Listing['held']>
}

/** What the member has of the instrument: long and short each by itself. */
export function MyPosition({ detail, held }: MyPositionProps) {
  return holdingsOf(held).map((holding) => (
    <HoldingBlock key={holding.side} holding={holding} detail={detail} />
  ))
}

function HoldingBlock({ holding, detail }: { holding: Holding; detail: MarketDetail }) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const quantity = useQuantity()
  const { instrument, market } = detail
  const { side, positions, lots, average } = holding
  const { quote, staleSince } = useQuote(instrument.id, detail.quote)
  const figures = quote && holdingFigures(holding, quote.price, market)
  const stale = staleSince !== undefined
  const scale = priceScale(instrument, market)
  const now: Fact[] =
    figures === undefined
      ? []
      : [
          {
            label: t('position.value'),
            value: (
              <Money value={figures.marketValue} weight="strong" tone={stale ? 'secondary' : 'neutral'} />
            ),
          },
          {
            label: t('position.profit'),
            value: (
              <ChangeBadge
                change={changeBetween(figures.margin.amount, add(figures.margin, figures.unrealised).amount)}
                show="both"
                currency={instrument.currency}
                size="body"
                weight="strong"
                own
                stale={stale}
              />
            ),
          },
        ]
  return (
    <Box padding="page">
      <Section heading={t(`position.${side}`)}>
        <Card padding="none">
          <div className={styles.held}>
            <FactGrid
              facts={[
                ...now,
                { label: t('position.quantity'), value: quantity(lots, instrument) },
                {
                  label: t(side === 'long' ? 'position.average' : 'position.averageShort'),
                  value: formatAveragePrice(locale, average, scale),
                },
              ]}
            />
          </div>
          <ul role="list" aria-label={t('position.each')}>
            {positions.map((position) => (
              <PositionLink key={position.id} position={position} detail={detail} />
            ))}
          </ul>
        </Card>
      </Section>
    </Box>
  )
}

/** The way to one position: what makes it another than those beside it. */
function PositionLink({
  position,
  detail,
}: {
  position: Holding['positions'][number]
  detail: MarketDetail
}) {
  const { t } = useTranslation('stockDetail')
  const { t: ui, locale } = useTheme()
  const quantity = useQuantity()
  const { href, Link } = useNavigation()
  const { id, fill, terms } = position
  const price = formatAveragePrice(locale, fill.price, priceScale(detail.instrument, detail.market))
  return (
    <li className={styles.each}>
      <Link href={href({ to: 'positionDetail', position: id })} className={styles.eachLink}>
        <Text size="small">{t('position.at', { lots: quantity(fill.lots, detail.instrument), price })}</Text>
        {terms.leverage === 1 ? null : <Tag>{ui('finance.leverage', { times: terms.leverage })}</Tag>}
        <Icon icon={ChevronRight} size="small" />
      </Link>
    </li>
  )
}
