import type { ListedPosition, PositionOnWire } from '@onelot/api-client'
import { type Instant, type Instrument, type Quote, isOpen } from '@onelot/domain'
import {
  PositionCard,
  type PositionLook,
  formatDateTime,
  priceScale,
  quantityUnit,
  useTheme,
} from '@onelot/ui'
import { useNavigation, useNow, usePreferences } from '../../base/ports/ports.ts'
import { PositionActions, hasActions } from './PositionActions.tsx'
import { resultOf, todayOf } from './result.ts'
import { worthOf } from './worth.ts'
import type { OnPositionCommand } from './usePositionCommands.tsx'
import { type Cause, useCauseText } from '../end-causes/useCauseText.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useCopiedText } from './useCopiedText.ts'
import { useDisplayStatus } from './useDisplayStatus.ts'
import type { DaysOfFigures } from './useDaysOfFigures.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'

export interface LivePositionCardProps {
  position: PositionOnWire
  instrument: Instrument
  /** Shows until the first quote of the stream. */
  known: Quote | undefined
  /** Without them, the profit since the entry shows. */
  days: DaysOfFigures | undefined
  /** What else is to be known of an open one. */
  note?: string | undefined
  /** The name of the mentor whose trade it mirrors. */
  by?: ListedPosition['by']
  /** Whether a day trade says that it is one: among day trades alone it need not. @defaultValue true */
  marked?: boolean
  /** A row leads to what can be done about the position. @defaultValue 'card' */
  look?: PositionLook
  onCommand: OnPositionCommand
}

/** Where the card is of a part: how many there were. */
function lotsOpenedOf(position: PositionOnWire): number | undefined {
  if (position.status === 'closed')
    return position.part?.fraction === undefined ? position.part?.of : undefined
  return isOpen(position) && position.exited ? position.terms.lots : undefined
}

function endOf(position: PositionOnWire): { readonly at: Instant; readonly cause: Cause } | undefined {
  if (position.status === 'closed') return position.closing
  return 'endedAt' in position ? { at: position.endedAt, cause: position.cause } : undefined
}

/** An order or a position with what it is worth now, and what can be done about it. */
export function LivePositionCard({
  position,
  instrument,
  known,
  days,
  note,
  by,
  marked = true,
  look = 'card',
  onCommand,
}: LivePositionCardProps) {
  const name = useName()
  const { t } = useTranslation('positions')
  const now = useNow()
  const status = useDisplayStatus(position)
  const causeText = useCauseText()
  const copiedText = useCopiedText()
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const market = useMarketRules()(position.market)
  const { quote, staleSince } = useQuote(instrument.id, known)
  const { marketValue = worthOf(position, quote?.price, market), ...result } = resultOf(
    position,
    quote?.price,
    market,
  )
  const { profitOf, set } = usePreferences()
  const day = profitOf === 'today' ? days?.get(position.market) : undefined
  const today =
    day !== undefined && isOpen(position) && quote !== undefined && market !== undefined
      ? todayOf(position, quote, market, day)
      : undefined
  const shown = today === undefined ? result : { profit: today }
  const filled = isOpen(position) || position.status === 'closed'
  const end = endOf(position)
  const endedAt = end && formatDateTime(locale, end.at, { zone: readerZone(), now: now() })
  const endedBy = end === undefined || end.cause === 'member' ? [] : [causeText(end.cause)]
  const dayTrade = marked && position.terms.dayTrade === true ? t('dayTrade') : undefined
  // What it brings stays in the follow of the mentor.
  const tag = position.cash === 'copy' ? copiedText(by) : dayTrade
  const price = filled ? position.fill.price : position.terms.limitPrice
  return (
    <PositionCard
      name={name(instrument.name)}
      code={instrument.code}
      sector={instrument.industry.en}
      status={status}
      side={position.terms.side}
      leverage={position.terms.leverage}
      lots={filled ? position.fill.lots : position.terms.lots}
      unit={quantityUnit(instrument.lotSize)}
      coinLot={instrument.kind === 'digitalCurrency' ? instrument.lotSize : undefined}
      fraction={position.status === 'closed' ? position.part?.fraction : undefined}
      lotsOpened={lotsOpenedOf(position)}
      tag={tag}
      when={
        isOpen(position) && position.carriedSince !== undefined
          ? t('dayTradeCarried')
          : isOpen(position)
            ? note
            : endedAt && [...endedBy, endedAt].join(' · ')
      }
      price={price}
      exitPrice={position.status === 'closed' ? position.closing.price : undefined}
      scale={priceScale(instrument, market)}
      marketValue={marketValue}
      {...shown}
      profitOf={today === undefined ? 'total' : 'today'}
      onProfitPress={
        isOpen(position)
          ? () => {
              set({ profitOf: profitOf === 'today' ? 'total' : 'today' })
            }
          : undefined
      }
      stale={isOpen(position) && staleSince !== undefined}
      href={href({ to: 'positionDetail', position: position.id })}
      Link={Link}
      look={look}
      {...(look === 'card' && hasActions(position)
        ? { actions: <PositionActions {...{ position, instrument, onCommand }} /> }
        : {})}
    />
  )
}
