import {
  type Decimal,
  type Leverage,
  type Money as Amount,
  type Side,
  decimal,
  exact,
  toDecimal,
} from '@onelot/domain'
import type { ReactNode } from 'react'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../primitives/cx.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import type { Change } from '../format/change.ts'
import type { PriceScale } from '../format/price.ts'
import { MASK } from '../format/money.ts'
import { formatNumber } from '../format/number.ts'
import { Money } from '../Money/Money.tsx'
import { type QuantityUnit, quantityTexts } from '../OrderTicket/quantityUnit.ts'
import type { ShownStatus } from '../StatusTag/statuses.ts'
import * as styles from './PositionCard.css.ts'

export const profitSpans = ['total', 'today'] as const
export type ProfitSpan = (typeof profitSpans)[number]

export const positionLooks = ['row', 'card'] as const
export type PositionLook = (typeof positionLooks)[number]

export interface PositionCardContent {
  /** The issuer, in the reader's language. */
  name: string
  /** The code investors know. */
  code: string
  /** The English name of its industry group: its mark (`ListingMark`) is before a row. @defaultValue no mark */
  sector?: string | undefined
  /** State of the order or the position. */
  status: ShownStatus
  /** `long` is owned, `short` owed; in market colours. */
  side: Side
  /** What else it is, as a tag: `Day trade`. */
  tag?: string | undefined
  /** Times the margin; 1 is not shown. */
  leverage: Leverage
  /** Whole lots: of an open position those that are open, else those that were ordered. */
  lots: number
  /** What a lot is (`quantityUnit`). @defaultValue 'shares' */
  unit?: QuantityUnit
  /** Of crypto, coins in a lot: quantities are then in coins. */
  coinLot?: Decimal | undefined
  /** Of what a split paid out: units, less than one lot, in place of `lots`. */
  fraction?: Decimal | undefined
  /** Lots that were opened, where a part of them is closed already: then the card says how many are left, or of how many those closed were. */
  lotsOpened?: number | undefined
  /** Entry price of what is held, limit price of what is pending; undefined for a market order not yet filled. */
  price: Decimal | undefined
  /** Price at which it, or the part that the card is of, was closed; the card of what is closed leads with its result. */
  exitPrice?: Decimal | undefined
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** Price times quantity now; of a pending order, its notional; of what has ended, nothing. */
  marketValue: Amount
  /** Unrealised, or realised once closed; undefined for what was never filled. Its rate is of the margin. */
  profit?: Change | undefined
  /** When it ended or will end, in words. */
  when?: string | undefined
  /** What `profit` is of: the time since the entry, or today alone. @defaultValue 'total' */
  profitOf?: ProfitSpan | undefined
  /** Shows the other of the two, on every card; then the figure is a button of its own. */
  onProfitPress?: (() => void) | undefined
  /** What closing now would leave of the profit since the entry; left out where it costs nothing. */
  afterFees?: Amount | undefined
  /** Marks a fictional issuer or a made-up price, for good. */
  simulated?: boolean
  /** Prices have stopped: figures that depend on them are greyed. */
  stale?: boolean
  /** Buttons under the details: cancel, close. A row has none: they are behind it. */
  actions?: ReactNode
  /** `row`: two lines of a list on one surface, with what sets the position apart alone. @defaultValue 'card' */
  look?: PositionLook | undefined
}
/** How many it is of; masked where amounts are hidden. */
export function useQuantityOf(props: PositionCardContent): string {
  const { code, status, lots, fraction, lotsOpened, unit = 'shares', coinLot } = props
  const { t, locale, hideAmounts } = useTheme()
  const counted = (count: number) =>
    coinLot === undefined ? undefined : formatNumber(locale, toDecimal(exact(String(count)).times(coinLot)))
  const coins = counted(lots)
  const count = fraction === undefined ? lots : Number(fraction)
  const open = coins === undefined ? t(quantityTexts[unit].count, { count }) : `${coins} ${code}`
  if (hideAmounts)
    return coins === undefined ? t(quantityTexts[unit].hidden, { mask: MASK }) : `${MASK} ${code}`
  if (lotsOpened === undefined) return open
  return t(status === 'closed' ? 'finance.position.lotsOf' : 'finance.position.lotsLeft', {
    quantity: open,
    all: counted(lotsOpened) ?? formatNumber(locale, decimal(String(lotsOpened))),
  })
}

/** Owned, or owed, or on margin, and how many times. */
export function SideTag({ side, leverage }: Pick<PositionCardContent, 'side' | 'leverage'>) {
  const { t } = useTheme()
  return (
    <Tag tone={side === 'long' ? 'up' : 'down'}>
      {leverage === 1
        ? t(`finance.held.${side === 'long' ? 'owned' : side}`)
        : `${t(`finance.held.${side}`)} ${t('finance.leverage', { times: leverage })}`}
    </Tag>
  )
}

const endedUnfilled: ReadonlySet<ShownStatus> = new Set(['cancelled', 'expired', 'rejected'])

/** The figure that matters: the result of what is closed, what is open or waits is worth, and nothing of what came to nothing. */
export function Leading({ status, marketValue, profit, stale = false }: PositionCardContent) {
  if (status === 'closed') {
    if (profit === undefined) return null
    const result = { currency: marketValue.currency, amount: profit.amount }
    return <Money value={result} weight="strong" tone="change" />
  }
  if (endedUnfilled.has(status)) return null
  return <Money value={marketValue} weight="strong" tone={stale ? 'secondary' : 'neutral'} />
}

/** The profit under the worth; of what is closed the amount leads, and its percentage follows. */
export function Result(props: PositionCardContent) {
  const { status, marketValue, profit, profitOf = 'total', onProfitPress, stale = false } = props
  const { t } = useTheme()
  if (profit === undefined) return null
  const figure = (
    <span className={styles.figure}>
      {profitOf === 'today' ? (
        <Text size="small" tone="secondary">
          {t('finance.position.today')}
        </Text>
      ) : null}
      <ChangeBadge
        change={profit}
        show={status === 'closed' ? 'rate' : 'both'}
        currency={marketValue.currency}
        own
        stale={stale}
      />
    </span>
  )
  if (onProfitPress === undefined) return <span className={styles.result}>{figure}</span>
  return (
    <button type="button" className={cx(styles.result, styles.pressed)} onClick={onProfitPress}>
      {figure}
      <VisuallyHidden>{`. ${t(`finance.position.show.${profitOf === 'total' ? 'today' : 'total'}`)}`}</VisuallyHidden>
    </button>
  )
}
