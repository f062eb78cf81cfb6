import type { Money as Amount } from '@onelot/domain'
import { Eye, EyeOff } from 'lucide-react'
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

export interface AssetSummaryProps {
  /** What the total is: `Total assets`. */
  label: string
  /** In the currency of the account. */
  total: Amount
  /** Today's profit or loss, and the name of its period: `Today`. */
  change?: { readonly label: string; readonly change: Change } | undefined
  /** Four at most: available, frozen, holding, borrowed. */
  facts: readonly Fact[]
  /** The total less what is borrowed, beside it and never instead of it (docs/rules/market.md): `Net of borrowed`. */
  net?: { readonly label: string; readonly value: Amount } | undefined
  /** The text of why the figures are not current; they are greyed with it. */
  stale?: string | undefined
  /** Called to hide amounts everywhere, or to show them again. */
  onHideChange: (change: { hidden: boolean }) => void
}

/** What a person owns: the total at 32 with an eye to hide it, the day's result, and the details under it. */
export function AssetSummary({ label, total, change, facts, net, stale, onHideChange }: AssetSummaryProps) {
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
          <Money
            value={total}
            size="display"
            weight="bold"
            tone={stale === undefined ? 'neutral' : 'secondary'}
            fit
          />
          {net === undefined ? null : (
            <Inline gap="x2" wrap>
              <Text size="small" tone="secondary">
                {net.label}
              </Text>
              <Money value={net.value} size="small" weight="strong" />
            </Inline>
          )}
          {change === undefined ? null : (
            <Inline gap="x2" wrap>
              <Text size="small" tone="secondary">
                {change.label}
              </Text>
              <ChangeBadge
                change={change.change}
                show="both"
                currency={total.currency}
                own
                stale={stale !== undefined}
              />
            </Inline>
          )}
          {stale === undefined ? null : (
            <Text as="p" size="small" tone="secondary">
              {stale}
            </Text>
          )}
        </Stack>
        <FactGrid facts={facts} />
      </Stack>
    </div>
  )
}
