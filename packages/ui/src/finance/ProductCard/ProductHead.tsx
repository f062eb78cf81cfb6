import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { SimulatedTag, Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { ListingMark } from '../ListingMark/ListingMark.tsx'
import { type ProductPhase, phaseTone } from './phases.ts'
import * as styles from './ProductCard.css.ts'

export interface ProductHeadProps {
  titleId: string
  /** The issuer, in the reader's language. */
  name: string
  /** Market and code, or what kind of product it is: `KRX 204550`. */
  details?: string | undefined
  /** The address of the issuer's mark. @defaultValue its initials */
  mark?: string | undefined
  /** The English name of the issuer's industry group, whose colour and glyph its initials then have. */
  sector?: string | undefined
  /** How far it has got; its word and tone follow from it. */
  phase: ProductPhase
  /** In place of the phase's own word, where a market has another: `Subscribing`. */
  phaseLabel?: string | undefined
  /** Marks a fictional issuer or a made-up price, for good. */
  simulated?: boolean | undefined
  href?: string | undefined
  Link?: LinkComponent | undefined
}

/** Whose product it is, and how far it has got. */
export function ProductHead(props: ProductHeadProps) {
  const { titleId, name, details, mark, sector, phase, phaseLabel, simulated = false } = props
  const { href, Link } = props
  const t = useUiMessages()
  const heading = (
    <Text id={titleId} size="lead" weight="bold" lines={2}>
      {name}
    </Text>
  )
  return (
    <div data-head="" className={styles.head}>
      {sector === undefined ? (
        <Avatar name={name} src={mark} tone="neutral" decorative />
      ) : (
        <ListingMark name={name} sector={sector} />
      )}
      <span className={styles.title}>
        {href === undefined || Link === undefined ? (
          heading
        ) : (
          <Link href={href} className={styles.link}>
            {heading}
          </Link>
        )}
        <Inline as="span" gap="x2" wrap>
          {details === undefined ? null : (
            <Text size="small" tone="secondary">
              {details}
            </Text>
          )}
          {simulated ? <SimulatedTag quiet /> : null}
        </Inline>
      </span>
      <span className={styles.state}>
        <Tag tone={phaseTone(phase)}>{phaseLabel ?? t(`products.phases.${phase}`)}</Tag>
      </span>
    </div>
  )
}
