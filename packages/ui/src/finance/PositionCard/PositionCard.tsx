import type { Money as Amount } from '@onelot/domain'
import { SimulatedTag, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatAveragePrice, formatPrice } from '../format/price.ts'
import { ListingMark } from '../ListingMark/ListingMark.tsx'
import { Money } from '../Money/Money.tsx'
import { holdingKind } from '../holdingKind.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import type { ShownStatus } from '../StatusTag/statuses.ts'
import { Leading, type PositionCardContent, Result, SideTag, useQuantityOf } from './positionParts.tsx'
import * as styles from './PositionCard.css.ts'

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
  const { actions, look = 'card', name, code, sector } = props
  return (
    <article className={styles.wrappers[look]} aria-label={`${name} ${code}`}>
      {look === 'row' ? (
        <div className={styles.looks.row}>
          {sector === undefined ? null : (
            <span className={styles.mark}>
              <ListingMark name={name} sector={sector} />
            </span>
          )}
          <div className={styles.rowLines}>
            <Opening {...props} />
            <RowDetails {...props} />
          </div>
        </div>
      ) : (
        <div className={styles.looks.card}>
          <Opening {...props} />
          <PositionDetails {...props} />
        </div>
      )}
      {actions === undefined || look === 'row' ? null : (
        <div className={styles.actionBar}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </article>
  )
}

/** The link or button, where there is one, which reaches over the whole card. */
function Opening(props: PositionCardProps) {
  const head = <Head {...props} />
  if (props.href !== undefined)
    return (
      <props.Link href={props.href} className={styles.opening}>
        {head}
      </props.Link>
    )
  if (props.onPress === undefined) return head
  return (
    <button type="button" className={styles.opening} onClick={props.onPress}>
      {head}
    </button>
  )
}

/** What the link or button of a card is called: the issuer and the figure that leads. */
const Head = (props: PositionCardContent) => (
  <span className={styles.line}>
    <span className={styles.name}>
      <Text weight="strong" lines={props.look === 'row' ? 1 : 2}>
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

/** Said of every position of its list already. */
const usual: ReadonlySet<ShownStatus> = new Set(['holding', 'closed'])

/** The quantity, what is not so of most positions, and the result. */
function RowDetails(props: PositionCardContent) {
  const { status, side, leverage, tag, when } = props
  const quantity = useQuantityOf(props)
  return (
    <span className={styles.wrapping}>
      <span className={styles.tags}>
        <Text size="small" tone="secondary">
          {quantity}
        </Text>
        {usual.has(status) ? null : <StatusTag status={status} holding={holdingKind({ side, leverage })} />}
        {side === 'long' && leverage === 1 ? null : <SideTag {...{ side, leverage }} />}
        {tag === undefined ? null : <Tag>{tag}</Tag>}
        {when === undefined ? null : (
          <Text size="small" tone="secondary">
            {when}
          </Text>
        )}
      </span>
      <Result {...props} />
    </span>
  )
}

function PositionDetails(props: PositionCardContent) {
  const { code, status, side, leverage, when, tag, simulated = false, afterFees, stale = false } = props
  const quantity = useQuantityOf(props)
  return (
    <>
      <span className={styles.wrapping}>
        <span className={styles.tags}>
          <StatusTag status={status} holding={holdingKind({ side, leverage })} />
          <SideTag {...{ side, leverage }} />
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
