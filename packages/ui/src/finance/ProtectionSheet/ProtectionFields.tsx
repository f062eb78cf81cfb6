import { Text } from '../../primitives/Text/Text.tsx'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import * as styles from './ProtectionFields.css.ts'
import { StopLossField } from './StopLossField.tsx'
import { type LegProps, TakeProfitField } from './TakeProfitField.tsx'

/** Take profit over stop loss, each with its distance and its result. */
export function ProtectionFields(props: LegProps) {
  const t = useTradingMessages()
  return (
    <div className={styles.legs}>
      <TakeProfitField {...props} />
      <StopLossField {...props} />
      <Text as="p" size="small" tone="secondary">
        {t('protection.together')}
      </Text>
    </div>
  )
}
