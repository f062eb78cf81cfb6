import type { Instant, Money as Amount } from '@onelot/domain'
import { type ReactNode, useId } from 'react'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { type Fact, FactGrid } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import { ProductTimeline, type ProductTimelineProps } from '../ProductTimeline/ProductTimeline.tsx'
import { QuotaBar, type QuotaBarProps } from '../QuotaBar/QuotaBar.tsx'
import { WinChance, type WinChanceProps } from '../WinChance/WinChance.tsx'
import { ProductHead, type ProductHeadProps } from './ProductHead.tsx'
import * as styles from './ProductCard.css.ts'

export interface ProductFigure {
  /** `Minimum`, `Interest a year`. */
  readonly label: string
  /** An amount, or a text with its unit: `3.20%`. */
  readonly value: Amount | string
  /** What it buys, or is of: `10 shares, half of it as deposit`. */
  readonly note?: string | undefined
}

export interface ProductDeadline {
  /** Seen before the time and read with it: `Closes in`, `Opens in`. */
  readonly label: string
  readonly until: Instant
  /** What shows once it has come: `Closed`. */
  readonly over: string
  /** The moment itself, with its zone: `Mar 12, 16:00 KST`. */
  readonly at?: string | undefined
}

interface ProductContent extends Omit<ProductHeadProps, 'titleId' | 'href' | 'Link'> {
  /** The one figure by which a reader decides; the largest on the card. */
  figure: ProductFigure
  /** What is counted down to, by `now`. */
  deadline?: ProductDeadline | undefined
  /** Called when the deadline comes, to read the product again. */
  onDeadline?: (() => void) | undefined
  /** Price, premium, winning rate: two beside each other. A premium is a `ChangeBadge`. */
  facts?: readonly Fact[] | undefined
  /** What the least application may come to. */
  chance?: Pick<WinChanceProps, 'least' | 'most' | 'chance' | 'note'> | undefined
  /** How much of it is taken. */
  quota?: QuotaBarProps | undefined
  /** Its dates, the present one marked. */
  timeline?: Pick<ProductTimelineProps, 'label' | 'dates' | 'zone'> | undefined
  /** What the reader has in it: `You applied for 30 shares`. */
  mine?: ReactNode
  /** One `Button`, as wide as there is room. */
  action?: ReactNode
  /** The clock, in epoch milliseconds: the server's where the device's may be wrong. @defaultValue the device's */
  now?: (() => number) | undefined
}
interface LinkedProduct extends ProductContent {
  /** Where the whole card leads. */
  href: string
  /** Draws the link, as the router of the app wants it. */
  Link: LinkComponent
}
interface StillProduct extends ProductContent {
  href?: never
  Link?: never
}
export type ProductCardProps = LinkedProduct | StillProduct

/**
 * A product that is offered for a time: a new share, a block, a placement, a loan of shares. What it needs at least leads, then what decides: price, chance,
 * what is left and until when. What is not given does not show.
 */
export function ProductCard(props: ProductCardProps) {
  const { figure, deadline, onDeadline, facts = [], chance, quota, timeline, mine } = props
  const { action, now } = props
  const id = useId()
  return (
    <article aria-labelledby={id} data-phase={props.phase} className={styles.card}>
      <ProductHead {...props} titleId={id} />
      <div className={styles.lead}>
        <div className={styles.figure}>
          <Text size="small" tone="secondary">
            {figure.label}
          </Text>
          {typeof figure.value === 'string' ? (
            <Text size="display" weight="bold">
              {figure.value}
            </Text>
          ) : (
            <Money value={figure.value} own={false} size="display" weight="bold" fit />
          )}
          {figure.note === undefined ? null : (
            <Text size="small" tone="secondary">
              {figure.note}
            </Text>
          )}
        </div>
        {deadline === undefined ? null : (
          <div data-deadline="" className={styles.deadline}>
            <span aria-hidden className={styles.deadlineLabel}>
              <Text size="small" tone="secondary">
                {deadline.label}
              </Text>
            </span>
            <span className={styles.deadlineTime}>
              <Countdown
                label={deadline.label}
                until={deadline.until}
                over={deadline.over}
                form="deadline"
                now={now}
                onFinish={onDeadline}
              />
            </span>
            {deadline.at === undefined ? null : (
              <Text size="small" tone="secondary">
                {deadline.at}
              </Text>
            )}
          </div>
        )}
      </div>
      {facts.length === 0 ? null : <FactGrid facts={facts} short />}
      {chance === undefined ? null : <WinChance {...chance} look="line" />}
      {quota === undefined ? null : <QuotaBar {...quota} />}
      {timeline === undefined ? null : <ProductTimeline {...timeline} now={now} />}
      {mine === undefined ? null : <div className={styles.mine}>{mine}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  )
}
