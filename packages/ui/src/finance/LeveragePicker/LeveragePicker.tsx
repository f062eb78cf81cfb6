import { type Decimal, type Leverage, type Side, leverages } from '@onelot/domain'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPercent } from '../format/number.ts'
import * as styles from './LeveragePicker.css.ts'

export interface LeveragePickerProps {
  /** Times the margin that the position is worth; 1 borrows nothing. */
  leverage: Leverage
  /** Called with the leverage chosen. */
  onChange: (change: { leverage: Leverage }) => void
  /** Those that the instrument allows. */
  allowed: readonly Leverage[]
  /** A short borrows the shares, whatever the leverage: nothing then says that nothing is borrowed. */
  side: Side
  /** The part of the price by which it moves against the position until the system closes it; undefined where it never does. */
  stopOutMove: Decimal | undefined
  /** The price at which the system would close, formatted with its currency. */
  stopOut?: string | undefined
  /** Disabled while an order is being sent. */
  disabled?: boolean
}

const keys = { 1: '1', 2: '2', 5: '5', 10: '10' } as const satisfies Record<Leverage, string>
/** A move of the price, as a part of it. */
export const moveText = (locale: string, move: Decimal): string =>
  formatPercent(locale, move, { places: { least: 0, most: 2 } })

/** How much is borrowed, with what that can cost in plain text under it. One choice alone shows only that text. */
export function LeveragePicker(props: LeveragePickerProps) {
  const { leverage, onChange, allowed, side, stopOutMove, stopOut, disabled = false } = props
  const { locale, t } = useTheme()
  const offered = leverages.filter((one) => allowed.includes(one))
  const sentences = [
    leverage > 1 &&
      stopOutMove !== undefined &&
      t('finance.risk.borrowed', { times: leverage, share: moveText(locale, stopOutMove) }),
    side === 'long' && leverage === 1 && t('finance.risk.none'),
    stopOut !== undefined && t('finance.risk.stopOut', { price: stopOut }),
  ].filter((sentence) => sentence !== false)
  return (
    <Stack gap="x2">
      {offered.length < 2 ? null : (
        <div className={styles.line}>
          <Text size="small" weight="strong" tone="secondary" aria-hidden>
            {t('finance.ticket.leverage')}
          </Text>
          <div className={styles.picker}>
            <SegmentedControl
              label={t('finance.ticket.leverage')}
              segments={offered.map((one) => ({
                value: keys[one],
                label: t('finance.leverage', { times: one }),
              }))}
              value={keys[leverage]}
              disabled={disabled}
              onChange={({ value }) => {
                const chosen = offered.find((one) => keys[one] === value)
                if (chosen !== undefined) onChange({ leverage: chosen })
              }}
            />
          </div>
        </div>
      )}
      <Text as="p" size="small" tone="secondary" aria-live="polite">
        {sentences.join(' ')}
      </Text>
    </Stack>
  )
}
