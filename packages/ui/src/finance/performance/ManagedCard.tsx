import { type ReactNode, useId } from 'react'
import type { Money as Amount } from '@onelot/domain'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { SimulatedTag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { type Fact, FactGrid } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import * as styles from '../ProductCard/ProductCard.css.ts'
import { QuotaBar, type QuotaBarProps } from '../QuotaBar/QuotaBar.tsx'
import type { Performance } from './performance.ts'
import { PerformanceFigures } from './PerformanceFigures.tsx'

/** What a card of money that others manage has, whoever manages it. */
export interface ManagedContent {
  name: string
  /** What it does, in a line. */
  details?: string | undefined
  /** What matters more than what it has made itself, over it: what those who put money in have earned. */
  lead?: Fact | undefined
  /** What it has made, its losses as openly as its gains. */
  performance: Performance
  /** The least that one may put in. */
  minimum: Amount
  /** What else decides: fee, term. */
  facts?: readonly Fact[] | undefined
  /** How much of the fund is taken, where it has a size. */
  fund?: QuotaBarProps | undefined
  /** Past prices, or the trades themselves, are made up. */
  simulated?: boolean | undefined
  /** What the reader has in it. */
  mine?: ReactNode
  /** One `Button`. */
  action?: ReactNode
}
export interface LinkedManaged {
  /** Where the whole card leads. */
  href: string
  /** Draws the link, as the router of the app wants it. */
  Link: LinkComponent
}
export interface StillManaged {
  href?: never
  Link?: never
}

interface ManagedCardOwn extends ManagedContent {
  /** Before the name: a picture, an icon. */
  mark: ReactNode
  href?: string | undefined
  Link?: LinkComponent | undefined
}

/** The card behind `MentorCard` and `StrategyCard`. */
export function ManagedCard(props: ManagedCardOwn) {
  const { mark, name, details, performance, minimum, facts = [], fund, simulated = false } = props
  const { lead, mine, action, href, Link } = props
  const t = useUiMessages()
  const id = useId()
  const heading = (
    <Text id={id} size="lead" weight="bold" lines={2}>
      {name}
    </Text>
  )
  const least = { label: t('products.minimum'), value: <Money value={minimum} own={false} weight="strong" /> }
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div data-head="" className={styles.head}>
        {mark}
        <span className={styles.title}>
          {href === undefined || Link === undefined ? (
            heading
          ) : (
            <Link href={href} className={styles.link}>
              {heading}
            </Link>
          )}
          {details === undefined ? null : (
            <Text size="small" tone="secondary">
              {details}
            </Text>
          )}
        </span>
        {simulated ? (
          <span className={styles.state}>
            <SimulatedTag />
          </span>
        ) : null}
      </div>
      {lead === undefined ? null : (
        <Stack gap="x1">
          <Text size="small" tone="secondary">
            {lead.label}
          </Text>
          {lead.value}
        </Stack>
      )}
      <PerformanceFigures performance={performance} />
      <FactGrid facts={[least, ...facts]} />
      {fund === undefined ? null : <QuotaBar {...fund} />}
      {mine === undefined ? null : <div className={styles.mine}>{mine}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  )
}
