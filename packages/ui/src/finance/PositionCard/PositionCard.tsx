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
import { SimulatedTag, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../primitives/cx.ts'
import type { LinkComponent } from '../../primitives/link.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import type { Change } from '../format/change.ts'
import { type PriceScale, formatAveragePrice, formatPrice } from '../format/price.ts'
import { MASK } from '../format/money.ts'
import { formatNumber } from '../format/number.ts'
import { Money } from '../Money/Money.tsx'
import { holdingKind } from '../holdingKind.ts'
import { type QuantityUnit, quantityTexts } from '../OrderTicket/quantityUnit.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import type { ShownStatus } from '../StatusTag/statuses.ts'
import * as styles from './PositionCard.css.ts'

export const profitSpans = ['total', 'today'] as const
export type ProfitSpan = (typeof profitSpans)[number]

interface PositionCardContent {
  /** The issuer, in the reader's language. */
  name: string
  /** The code investors know. */
  code: string
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
  /** Buttons under the details: cancel, close. */
  actions?: ReactNode
}
interface PressedCard extends PositionCardContent {
  /** Opens it; the whole card is one button. */
  onPress: () => void
  href?: never
  Link?: never
}
interface LinkedCard extends PositionCardContent {
  onPress?: never
  /** Where it leads; the whole card is one link. */
  href: string
  /** Draws the link, as the router of the app wants it. */
  Link: LinkComponent
}
interface StillCard extends PositionCardContent {
  onPress?: never
  href?: never
  Link?: never
}
export type PositionCardProps = PressedCard | LinkedCard | StillCard

/** An order or a position in a list: what it is and its status at left, its worth and result at right. */
export function PositionCard(props: PositionCardProps) {
  const { actions } = props
  const head = <Head {...props} />
  return (
    <article className={styles.wrapper} aria-label={`${props.name} ${props.code}`}>
      <div className={styles.card}>
        {props.href !== undefined ? (
          <props.Link href={props.href} className={styles.opening}>
            {head}
          </props.Link>
        ) : props.onPress !== undefined ? (
          <button type="button" className={styles.opening} onClick={props.onPress}>
            {head}
          </button>
        ) : (
          head
        )}
        <PositionDetails {...props} />
      </div>
      {actions === undefined ? null : (
        <div className={styles.actionBar}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </article>
  )
}

/** What the link or button of a card is called: the issuer and the figure that leads. */
const Head = (props: PositionCardContent) => (
  <span className={styles.line}>
    <span className={styles.name}>
      <Text weight="strong" lines={2}>
        {props.name}
      </Text>
    </span>
    <Leading {...props} />
  </span>
)

const neverFilled: ReadonlySet<ShownStatus> = new Set([
  'pendingOrder',
  'pendingReview',
  'cancelled',
  'expired',
  'rejected',
])

const endedUnfilled: ReadonlySet<ShownStatus> = new Set(['cancelled', 'expired', 'rejected'])

function PositionDetails(props: PositionCardContent) {
  const {
    code,
    status,
    side,
    leverage,
    lots,
    fraction,
    lotsOpened,
    unit = 'shares',
    coinLot,
    when,
    tag,
  } = props
  const { simulated = false, afterFees, stale = false } = props
  const { t, locale, hideAmounts } = useTheme()
  const counted = (count: number) =>
    coinLot === undefined ? undefined : formatNumber(locale, toDecimal(exact(String(count)).times(coinLot)))
  const coins = counted(lots)
  const count = fraction === undefined ? lots : Number(fraction)
  const open = coins === undefined ? t(quantityTexts[unit].count, { count }) : `${coins} ${code}`
  const quantity = hideAmounts
    ? coins === undefined
      ? t(quantityTexts[unit].hidden, { mask: MASK })
      : `${MASK} ${code}`
    : lotsOpened === undefined
      ? open
      : t(status === 'closed' ? 'finance.position.lotsOf' : 'finance.position.lotsLeft', {
          quantity: open,
          all: counted(lotsOpened) ?? formatNumber(locale, decimal(String(lotsOpened))),
        })
  return (
    <>
      <span className={styles.wrapping}>
        <span className={styles.tags}>
          <StatusTag status={status} holding={holdingKind({ side, leverage })} />
          <Tag tone={side === 'long' ? 'up' : 'down'}>
            {leverage === 1
              ? t(`finance.held.${side === 'long' ? 'owned' : side}`)
              : `${t(`finance.held.${side}`)} ${t('finance.leverage', { times: leverage })}`}
          </Tag>
          {tag === undefined ? null : <Tag>{tag}</Tag>}
        </span>
        <Result {...props} />
      </span>
      <span className={styles.rest}>
        <span className={styles.wrapping}>
          <span className={styles.tags}>
            <Text size="small" tone="secondary">
              {`${code} · ${quantity}`}
            </Text>
            {simulated ? <SimulatedTag quiet /> : null}
          </span>
          {afterFees === undefined ? <Prices {...props} /> : <AfterFees value={afterFees} stale={stale} />}
        </span>
        {afterFees === undefined ? null : <Prices {...props} />}
      </span>
      {when === undefined ? null : (
        <Text size="small" tone="secondary">
          {when}
        </Text>
      )}
    </>
  )
}

/** The figure that matters: the result of what is closed, what is open or waits is worth, and nothing of what came to nothing. */
function Leading({ status, marketValue, profit, stale = false }: PositionCardContent) {
  if (status === 'closed') {
    if (profit === undefined) return null
    const result = { currency: marketValue.currency, amount: profit.amount }
    return <Money value={result} weight="strong" tone="change" />
  }
  if (endedUnfilled.has(status)) return null
  return <Money value={marketValue} weight="strong" tone={stale ? 'secondary' : 'neutral'} />
}

/** The profit under the worth; of what is closed the amount leads, and its percentage follows. */
function Result(props: PositionCardContent) {
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

/** Under the profit that it is of, and quieter. */
const AfterFees = ({ value, stale }: { value: Amount; stale: boolean }) => {
  const { t } = useTheme()
  return (
    <span className={styles.result}>
      <Text size="small" tone={stale ? 'muted' : 'secondary'}>
        <span>{t('finance.position.afterFees')}</span>{' '}
        <Money value={value} signed size="small" tone="inherit" />
      </Text>
    </span>
  )
}

/** Entry of what is held, entry and exit of what is closed, limit of what was ordered. */
function Prices({ status, side, leverage, price, exitPrice, scale }: PositionCardContent) {
  const { locale, t } = useTheme()
  if (price === undefined) return null
  const isOrder = neverFilled.has(status)
  const entry = (isOrder ? formatPrice : formatAveragePrice)(locale, price, scale)
  const holding = holdingKind({ side, leverage })
  const label = t(isOrder ? 'finance.position.limit' : `finance.holding.${holding}.entry`)
  if (exitPrice === undefined)
    return (
      <Text size="small" tone="secondary">
        {`${label} ${entry}`}
      </Text>
    )
  const exit = formatAveragePrice(locale, exitPrice, scale)
  return (
    <Text size="small" tone="secondary">
      <span aria-hidden>{`${entry} → ${exit}`}</span>
      <VisuallyHidden>{`${label} ${entry}, ${t(`finance.holding.${holding}.exit`)} ${exit}`}</VisuallyHidden>
    </Text>
  )
}
