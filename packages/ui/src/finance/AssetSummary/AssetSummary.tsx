import type { Money as Amount } from '@onelot/domain'
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
  const { label, total, changes = [], facts = [], net, stale, onTotalPress, onHideChange } = props
  const { hideAmounts, t } = useTheme()
  return (
    <div className={styles.summary}>
      <Stack gap="x4">
        <Stack gap="none">
          <Inline gap="none">
            <Text size="small" tone="secondary">
              {label}
            </Text>
            <span className={styles.eye}>
              <IconButton
                label={hideAmounts ? t('finance.amounts.show') : t('finance.amounts.hide')}
                icon={<Icon icon={hideAmounts ? EyeOff : Eye} size="small" />}
                onClick={() => {
                  onHideChange({ hidden: !hideAmounts })
                }}
              />
            </span>
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
          {changes.map((one) => (
            <Pressed key={one.label} onPress={one.onPress}>
              <span className={styles.change}>
                <Text size="small" tone="secondary">
                  {one.label}
                </Text>
                <ChangeBadge
                  change={one.change}
                  show="both"
                  currency={total.currency}
                  own
                  stale={stale !== undefined}
                />
              </span>
            </Pressed>
          ))}
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

/** A figure that explains itself when it is pressed. */
function Pressed({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) {
  if (onPress === undefined) return children
  return (
    <button type="button" className={styles.pressed} onClick={onPress}>
      {children}
      <span className={styles.chevron}>
        <Icon icon={ChevronRight} size="small" />
      </span>
    </button>
  )
}
