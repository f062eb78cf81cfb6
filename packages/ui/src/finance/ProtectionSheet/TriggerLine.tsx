import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { formatPercent } from '../format/number.ts'
import { type PriceScale, formatPrice } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './ProtectionFields.css.ts'
import type { TriggerOutcome } from './protectionModel.ts'

export interface TriggerLineProps {
  outcome: TriggerOutcome
  scale: PriceScale
  /** A trailing stop says where it is now; a price is in its field already. */
  trailing?: boolean
}

/** How far a trigger is from the entry, and what it would bring in money after every charge. */
export function TriggerLine({ outcome, scale, trailing = false }: TriggerLineProps) {
  const { locale } = useTheme()
  const t = useTradingMessages()
  const { price, rate, profit } = outcome
  const distance =
    rate === undefined
      ? undefined
      : t('protection.fromEntry', { rate: formatPercent(locale, rate, { places: 1, signed: true }) })
  const where = trailing ? t('protection.trailsAt', { price: formatPrice(locale, price, scale) }) : undefined
  return (
    <div className={styles.outcome}>
      <Text size="small" tone="secondary">
        {[where, distance].filter((part) => part !== undefined).join(' · ')}
      </Text>
      <span className={styles.sum}>
        <Text size="small" tone="secondary">
          {t('protection.estimate')}
        </Text>
        <Money value={profit} tone="change" size="small" weight="strong" />
      </span>
    </div>
  )
}
