import type { Decimal, Quote } from '@onelot/domain'
import { type ReactNode, memo } from 'react'
import { SimulatedTag, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { formatCompactMoney } from '../format/money.ts'
import type { PriceScale } from '../format/price.ts'
import { ListingMark } from '../ListingMark/ListingMark.tsx'
import type { TradingDayMark } from '../MarketStatus/MarketStatus.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import * as styles from './QuoteRow.css.ts'

interface QuoteRowContent {
  /** The issuer, in the reader's language; shrinks to two lines and never pushes the price. */
  name: string
  /** The code investors know. */
  code: string
  /** Undefined until a price has come. */
  quote: Pick<Quote, 'price' | 'previousClose'> | undefined
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** Shows the currency's mark, where a list mixes currencies. @defaultValue false */
  currencyShown?: boolean | undefined
  /** The day's prices at even distances. */
  spark?: readonly Decimal[]
  /** Marks a fictional issuer or a made-up price, for good (docs/rules/market.md). */
  simulated?: boolean
  /** Prices have stopped: figures that depend on them are greyed. */
  stale?: boolean
  /** What was traded today, in the scale's currency, in place of the sparkline. */
  turnover?: Decimal | undefined
  /** What sets its day apart. @defaultValue nothing */
  marks?: readonly TradingDayMark[] | undefined
  /** No order of it is taken. @defaultValue false */
  halted?: boolean | undefined
  /** Its position in the list, from 1. */
  rank?: number | undefined
  /** The English name of its industry group: its mark (`ListingMark`) is before the name. @defaultValue no mark */
  sector?: string | undefined
  /** Before everything else: a checkbox, a star. */
  leading?: ReactNode
}
interface PressedQuoteRow extends QuoteRowContent {
  /** Opens it; the whole row is one button. */
  onPress: () => void
  href?: never
  Link?: never
}
interface LinkedQuoteRow extends QuoteRowContent {
  /** Called when it is followed. */
  onPress?: (() => void) | undefined
  /** Where it leads; the whole row is one link. */
  href: string
  /** Draws the link, as the router of the app wants it. */
  Link: LinkComponent
}
interface StillQuoteRow extends QuoteRowContent {
  onPress?: never
  href?: never
  Link?: never
}
export type QuoteRowProps = PressedQuoteRow | LinkedQuoteRow | StillQuoteRow

/** An instrument in a list: rank, mark, name over code at left, sparkline or turnover, price over change at right. 64 high. */
export function QuoteRow(props: QuoteRowProps) {
  const content = <QuoteRowFigures {...props} />
  if (props.href !== undefined) {
    return (
      <props.Link href={props.href} className={styles.row} onClick={props.onPress}>
        {content}
      </props.Link>
    )
  }
  if (props.onPress !== undefined) {
    return (
      <button type="button" className={styles.row} onClick={props.onPress}>
        {content}
      </button>
    )
  }
  return <div className={styles.row}>{content}</div>
}

function QuoteRowFigures(props: QuoteRowContent) {
  const { name, code, quote, simulated = false, rank, sector, marks, halted, leading } = props
  return (
    <>
      {leading}
      <Names {...{ name, code, simulated, rank, sector, marks, halted }} />
      {quote === undefined ? (
        <span className={styles.figures}>
          <Text tone="muted">–</Text>
        </span>
      ) : (
        <Figures {...props} quote={quote} />
      )}
    </>
  )
}

type NamesProps = Pick<
  QuoteRowContent,
  'name' | 'code' | 'simulated' | 'sector' | 'rank' | 'marks' | 'halted'
>

/** What a tick leaves as it is. */
const Names = memo(function Names({
  name,
  code,
  simulated,
  rank,
  sector,
  marks,
  halted = false,
}: NamesProps) {
  const { t } = useTheme()
  return (
    <>
      {rank === undefined ? null : <span className={styles.rank}>{rank}</span>}
      {sector === undefined ? null : (
        <span className={styles.mark}>
          <ListingMark name={name} sector={sector} />
        </span>
      )}
      <span className={styles.names}>
        <Text weight="strong" lines={2}>
          {name}
        </Text>
        <span className={styles.code}>
          <Text size="small" tone="secondary" lines={1}>
            {code}
          </Text>
          {simulated ? <SimulatedTag quiet /> : null}
          {halted ? <Tag tone="error">{t('finance.status.halted')}</Tag> : null}
          {marks?.map((mark) => (
            <Tag key={mark} tone="accent">
              {t(`finance.dayMarks.${mark}`)}
            </Tag>
          ))}
        </span>
      </span>
    </>
  )
})

type FiguresProps = QuoteRowContent & { quote: NonNullable<QuoteRowContent['quote']> }

function Figures({ quote, scale, currencyShown, spark, turnover, stale = false }: FiguresProps) {
  const change = dayChange(quote)
  return (
    <>
      {turnover !== undefined ? (
        <Turnover amount={turnover} scale={scale} />
      ) : spark !== undefined ? (
        <span className={styles.spark}>
          <Sparkline
            values={spark}
            direction={stale ? 'flat' : change.direction}
            base={quote.previousClose}
            width="parent"
          />
        </span>
      ) : null}
      <span className={styles.figures}>
        <PriceText
          price={quote.price}
          scale={scale}
          currencyShown={currencyShown}
          weight="strong"
          stale={stale}
        />
        <ChangeBadge change={change} stale={stale} />
      </span>
    </>
  )
}

function Turnover({ amount, scale }: { amount: Decimal; scale: PriceScale }) {
  const { locale, t } = useTheme()
  return (
    <span className={styles.turnover}>
      <VisuallyHidden>{`${t('finance.turnover')} `}</VisuallyHidden>
      <Text size="small" tone="secondary">
        {formatCompactMoney(locale, { currency: scale.currency, amount })}
      </Text>
    </span>
  )
}
