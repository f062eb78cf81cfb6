import type { MarketDetail } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { holdingKind, useUiMessages } from '@onelot/ui'
import type { LevelMove, PriceLevel } from '@onelot/ui/kline'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useEvery } from '../../base/data/useEvery.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useQuotesStore } from '../../base/ports/ports.ts'
import { laterQuote } from '../../base/ports/quotesStore.ts'
import { usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import type { Listing } from '../../parts/trading/useListing.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import type { OwnLine } from './ownLines.ts'

/** The market moves a trailing stop on without an event of the account. */
const TRAIL_EVERY_MS = 5_000

export interface OwnLines {
  readonly levels: readonly PriceLevel[]
  readonly onLevelMove: (move: LevelMove) => void
  /** Where a change waits for its confirmation. */
  readonly sheet: ReactNode
}

/** What the member has and has ordered of the listing, as lines of its chart. A line that was dragged waits there while its sheet is open. */
export function useOwnLines(
  { instrument, market, quote: known }: MarketDetail,
  account: Listing['account'],
): OwnLines {
  const labelOf = useLineLabels()
  const tagOf = useLineTags()
  const quantity = useQuantity()
  const quotes = useQuotesStore()
  const { onCommand, isOpen, sheet } = usePositionCommands()
  const [moved, setMoved] = useState<LevelMove>()
  const lines = useLines(account.data, { instrument, market })
  const quoteNow = useCallback(
    () => laterQuote(quotes.read(instrument.id).quote, known),
    [quotes, instrument, known],
  )
  const levels = useMemo(
    () =>
      lines.map((line): PriceLevel => {
        const { id, lots, price, profit, profitAt, kindAt } = line
        const wouldBe = (to: Decimal) => labelOf({ ...line, kind: kindAt(to, quoteNow()) })
        return {
          id,
          label: labelOf(line),
          short: tagOf(line),
          tone: toneOf(line),
          wouldBe,
          detail: quantity(lots, instrument),
          price,
          average: line.kind === 'average',
          profit,
          profitAt,
        }
      }),
    [lines, labelOf, tagOf, quantity, instrument, quoteNow],
  )
  useTrails(lines, account)
  const onLevelMove = useCallback(
    (move: LevelMove) => {
      const command = lines.find(({ id }) => id === move.id)?.ask(move.price, quoteNow())
      if (command === undefined) return
      setMoved(move)
      onCommand(command)
    },
    [lines, quoteNow, onCommand],
  )
  return {
    levels: useProposed(levels, isOpen ? moved : undefined),
    onLevelMove,
    sheet,
  }
}

type Account = Listing['account']['data']

/** The chart shows before them, and a guest does without. */
const loadLines = () => import('./ownLines.ts')
const loadNothing = () => new Promise<never>(() => undefined)
const nothing: readonly OwnLine[] = []

function useLines(
  account: Account,
  { instrument, market }: Pick<MarketDetail, 'instrument' | 'market'>,
): readonly OwnLine[] {
  const rules = useChunk(account === undefined ? loadNothing : loadLines)
  const ownLines = rules.state === 'loaded' ? rules.module.ownLines : undefined
  const { orders, positions } = account ?? {}
  return useMemo(
    () =>
      orders === undefined || positions === undefined || ownLines === undefined
        ? nothing
        : ownLines({ orders, positions, instrument, market }),
    [orders, positions, ownLines, instrument, market],
  )
}

const averageLabels = { long: 'position.onChart', short: 'position.onChartShort' } as const
const openingLabels = { long: 'lines.buy', short: 'lines.short' } as const
const labels = {
  takeProfit: 'protection.takeProfit',
  stopLoss: 'protection.stopLoss',
  trailingStop: 'protection.stopLoss',
} as const

const closingLabel = (closes: OwnLine['closes']) =>
  `finance.holding.${closes === undefined ? 'margin' : holdingKind(closes)}.close` as const

function useLineLabels(): (line: Pick<OwnLine, 'kind' | 'side' | 'closes'>) => string {
  const { t } = useTranslation('stockDetail')
  const ui = useUiMessages()
  const { t: trading } = useTranslation('trading')
  return useCallback(
    ({ kind, side, closes }) => {
      if (kind === 'average') return t(averageLabels[side])
      if (kind === 'close') return ui(closingLabel(closes))
      return trading(kind === 'open' ? openingLabels[side] : labels[kind])
    },
    [t, ui, trading],
  )
}

const tags = {
  average: 'lines.tags.average',
  takeProfit: 'lines.tags.takeProfit',
  stopLoss: 'lines.tags.stopLoss',
  trailingStop: 'lines.tags.stopLoss',
} as const

/** The few letters for which the price axis has room. */
function useLineTags(): (line: Pick<OwnLine, 'kind' | 'side' | 'closes'>) => string {
  const { t } = useTranslation('trading')
  const ui = useUiMessages()
  return useCallback(
    ({ kind, side, closes }) =>
      kind === 'close' ? ui(closingLabel(closes)) : t(kind === 'open' ? openingLabels[side] : tags[kind]),
    [t, ui],
  )
}

/** What buys or takes profit is in the colour of a rise, what sells or stops a loss in that of a fall; an average in neither. */
function toneOf({ kind, side }: Pick<OwnLine, 'kind' | 'side'>): PriceLevel['tone'] {
  if (kind === 'average') return 'flat'
  if (kind === 'takeProfit') return 'up'
  if (kind === 'open') return side === 'long' ? 'up' : 'down'
  if (kind === 'close') return side === 'long' ? 'down' : 'up'
  return 'down'
}

/** A line that was moved, at the price that its sheet asks for; an entry is where it was. */
function useProposed(levels: readonly PriceLevel[], moved: LevelMove | undefined): readonly PriceLevel[] {
  return useMemo(() => {
    if (moved === undefined) return levels
    return levels.map((level) =>
      level.id === moved.id && level.wouldBe?.(moved.price) === level.label
        ? { ...level, price: moved.price, profit: undefined, proposed: true }
        : level,
    )
  }, [levels, moved])
}

/** Reads the account again while it has a trailing stop. */
function useTrails(lines: readonly OwnLine[], { refresh }: Listing['account']): void {
  const trails = lines.some(({ kind }) => kind === 'trailingStop')
  useEvery(trails ? TRAIL_EVERY_MS : undefined, () => void refresh())
}
