import type { MarketDetail } from '@onelot/api-client'
import { type Candle, type ChartPeriod, type Instant, toLocal } from '@onelot/domain'
import {
  Button,
  EmptyState,
  Icon,
  ListRow,
  RowList,
  Sheet,
  Stack,
  Switch,
  Text,
  formatLocalDate,
  formatPrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { type DrawingTool, type DrawnPoint, colourOfDrawing, momentOf } from '@onelot/ui/kline'
import { Minus, TrendingUp, Type } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuotesStore } from '../../base/ports/ports.ts'
import { laterQuote } from '../../base/ports/quotesStore.ts'
import * as styles from './Drawings.css.ts'
import { DrawingsFailed } from './DrawingsFailed.tsx'
import { type Drawing, type NewDrawing, mayAdd } from './drawings.ts'
import type { Drawings } from './useDrawings.ts'

export interface DrawingsSheetProps {
  detail: MarketDetail
  period: ChartPeriod
  candles: readonly Candle[]
  drawings: Drawings
  /** A line at the price of now was added. */
  onAdded: (added: Drawing | undefined) => void
  /** To be drawn on the chart. */
  onDraw: (tool: DrawingTool) => void
  /** To be changed, or given by its times and prices. */
  onEdit: (drawing: Drawing | NewDrawing) => void
  /** To be renamed or removed: its place is unknown. */
  onRename: (drawing: Drawing) => void
  onClose: () => void
}

const icons = { line: Minus, trend: TrendingUp, text: Type } as const

/** How many bars a line spans that is given by times and prices; of those of a day, which are all in view, a part. */
const FIRST_SPAN = 20
const FIRST_PART = 1 / 3

/** What the reader has drawn on the chart, and what else they may draw. */
export function DrawingsSheet(props: DrawingsSheetProps) {
  const { detail, period, candles, drawings, onAdded, onDraw, onEdit, onRename, onClose } = props
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const quotes = useQuotesStore()
  const { instrument, market, quote: known } = detail
  const { placed, kept, failed, hidden, hide, add } = drawings
  const scale = priceScale(instrument, market)
  const dayOf = (at: Instant) => formatLocalDate(locale, toLocal(market.zone, at).date)
  const textOf = ({ at, price }: DrawnPoint) => `${dayOf(at)}, ${formatPrice(locale, price, scale)}`
  const valuesOf = (one: Drawing) =>
    one.kind === 'line' ? formatPrice(locale, one.price, scale) : one.points.map(textOf).join(' → ')
  const nameOf = ({ kind, note }: Drawing) =>
    note === '' ? t(kind === 'trend' ? 'drawn.trend' : 'drawn.label') : note
  const rowOf = (one: Drawing) => {
    const place = placed.find(({ id }) => id === one.id)
    const named = { leading: <Kind drawing={one} />, title: nameOf(one) }
    return place === undefined ? (
      <ListRow {...named} subtitle={t('drawn.noPlace')} onPress={() => onRename(one)} />
    ) : (
      <ListRow {...named} subtitle={valuesOf(place)} wholeSubtitle onPress={() => onEdit(place)} />
    )
  }
  const pointAt = (index: number): DrawnPoint | undefined => {
    const candle = candles.at(index)
    return candle && { at: momentOf(candle, market.zone), price: candle.close }
  }
  const span = period === 'timeShare' ? Math.ceil(FIRST_PART * candles.length) : FIRST_SPAN
  const [last, earlier] = [pointAt(-1), pointAt(-Math.min(span, candles.length))]
  const price = laterQuote(quotes.read(instrument.id).quote, known)?.price
  return (
    <Sheet open onClose={onClose} title={t('drawn.list')}>
      <Stack gap="x5">
        <Stack gap="x2">
          <Button
            block
            variant="secondary"
            icon={<Icon icon={TrendingUp} size="small" />}
            disabled={!mayAdd(kept, 'trend')}
            onClick={() => onDraw('trend')}
          >
            {t('drawn.drawTrend')}
          </Button>
          <Button
            block
            variant="secondary"
            icon={<Icon icon={Type} size="small" />}
            disabled={!mayAdd(kept, 'text')}
            onClick={() => onDraw('text')}
          >
            {t('drawn.placeText')}
          </Button>
          <Button
            block
            variant="secondary"
            icon={<Icon icon={Minus} size="small" />}
            disabled={!mayAdd(kept, 'line') || price === undefined}
            onClick={() => {
              if (price !== undefined) onAdded(add({ kind: 'line', price, note: '', colour: 'grey' }))
            }}
          >
            {t('drawn.addLine')}
          </Button>
          <div className={styles.typed}>
            <Button
              variant="quiet"
              size="small"
              disabled={!mayAdd(kept, 'trend') || earlier === undefined || last === undefined}
              onClick={() => {
                if (earlier && last)
                  onEdit({ kind: 'trend', points: [earlier, last], note: '', colour: 'violet' })
              }}
            >
              {t('drawn.typeTrend')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={!mayAdd(kept, 'text') || last === undefined}
              onClick={() => {
                if (last) onEdit({ kind: 'text', points: [last], note: '', colour: 'grey' })
              }}
            >
              {t('drawn.typeText')}
            </Button>
          </div>
        </Stack>
        <DrawingsFailed failed={failed} text="drawn.unplaced" />
        {kept.length === 0 ? (
          <EmptyState title={t('drawn.none')} description={t('drawn.kept')} />
        ) : (
          <Stack gap="x2">
            <Switch label={t('drawn.hide')} checked={hidden} onChange={({ checked }) => hide(checked)} />
            <RowList label={t('drawn.list')} rows={kept.map((one) => ({ key: one.id, row: rowOf(one) }))} />
            <Text as="p" size="small" tone="secondary">
              {t('drawn.kept')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Sheet>
  )
}

function Kind({ drawing: { kind, colour } }: { drawing: Drawing }) {
  const { theme } = useTheme()
  return (
    <span aria-hidden style={{ color: colourOfDrawing(colour, theme) }} className={styles.kind}>
      <Icon icon={icons[kind]} />
    </span>
  )
}
