import type { Currency, Money as Amount } from '@onelot/domain'
import { ChevronRight, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { type Fact, FactGrid } from '../FactList/FactList.tsx'
import type { Change } from '../format/change.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './AssetSummary.css.ts'

export interface SummaryChange {
  /** Also the key. */
  readonly label: string
  readonly change: Change
  /** Explains it; without it the change is text. */
  readonly onPress?: (() => void) | undefined
}

export interface AssetSummaryProps {
  /** What the total is: `Total assets`. */
  label: string
  /** In the currency of the account. */
  total: Amount
  /** Profits and losses, each with the name of its period: `Today`. */
  changes?: readonly SummaryChange[] | undefined
  /** `beside`: next to each other under their labels, as far as they fit; for a header that leaves room for a list. @defaultValue 'rows' */
  changesLook?: (typeof styles.changesLooks)[number]
  /** At the end of the label's line: the way to more. */
  trailing?: ReactNode
  /** Four at most: available, frozen, holding, borrowed. */
  facts?: readonly Fact[] | undefined
  /** Explains the total; without it the total is text. */
  onTotalPress?: (() => void) | undefined
  /** The total less what is borrowed, beside it and never instead of it (docs/rules/market.md): `Net of borrowed`. */
  net?: { readonly label: string; readonly value: Amount } | undefined
  /** The text of why the figures are not current; they are greyed with it. */
  stale?: string | undefined
  /** Called to hide amounts everywhere, or to show them again. */
  onHideChange: (change: { hidden: boolean }) => void
}

/** What a person owns: the total at 32 with an eye to hide it, the day's result, and the details under it. */
export function AssetSummary(props: AssetSummaryProps) {
  const { label, total, changes = [], changesLook = 'rows', trailing, facts = [] } = props
  const { net, stale, onTotalPress, onHideChange } = props
  const { hideAmounts, t } = useTheme()
  return (
    <div className={styles.summary}>
      <Stack gap="x4">
        <Stack gap="none">
          <Inline gap="none" wrap>
            <Text size="small" tone="secondary">
              {label}
            </Text>
            <span className={styles.inLine}>
              <IconButton
                label={hideAmounts ? t('finance.amounts.show') : t('finance.amounts.hide')}
                icon={<Icon icon={hideAmounts ? EyeOff : Eye} size="small" />}
                onClick={() => onHideChange({ hidden: !hideAmounts })}
              />
            </span>
            {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
          </Inline>
          <Pressed onPress={onTotalPress}>
            <Money
              value={total}
              size="display"
              weight="bold"
              tone={stale === undefined ? 'neutral' : 'secondary'}
              fit
            />
          </Pressed>
          {net === undefined ? null : (
            <Inline gap="x2" wrap>
              <Text size="small" tone="secondary">
                {net.label}
              </Text>
              <Money value={net.value} size="small" weight="strong" />
            </Inline>
          )}
          <div className={styles.changes[changesLook]}>
            {changes.map((one) => (
              <ChangeLine
                key={one.label}
                look={changesLook}
                currency={total.currency}
                stale={stale !== undefined}
                {...one}
              />
            ))}
          </div>
          {stale === undefined ? null : (
            <Text as="p" size="small" tone="secondary">
              {stale}
            </Text>
          )}
        </Stack>
        {facts.length === 0 ? null : <FactGrid facts={facts} />}
      </Stack>
    </div>
  )
}

interface ChangeLineProps extends SummaryChange {
  look: (typeof styles.changesLooks)[number]
  currency: Currency
  stale: boolean
}

function ChangeLine({ label, change, onPress, look, currency, stale }: ChangeLineProps) {
  return (
    <Pressed onPress={onPress} look={look}>
      <span className={styles.change[look]}>
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <ChangeBadge change={change} show="both" currency={currency} own stale={stale} />
      </span>
    </Pressed>
  )
}

interface PressedProps {
  onPress: (() => void) | undefined
  look?: (typeof styles.changesLooks)[number]
  children: ReactNode
}

/** A figure that explains itself when it is pressed. */
function Pressed({ onPress, look = 'rows', children }: PressedProps) {
  if (onPress === undefined) return children
  return (
    <button type="button" className={styles.pressed[look]} onClick={onPress}>
      {children}
      {look === 'beside' ? null : (
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size="small" />
        </span>
      )}
    </button>
  )
}
