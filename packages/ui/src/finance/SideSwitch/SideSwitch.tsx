import type { Side } from '@onelot/domain'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'

export interface SideSwitchProps {
  /** The side chosen: `long` buys, `short` sells what is borrowed. */
  side: Side
  /** Called with the side chosen. */
  onChange: (change: { side: Side }) => void
  /** Whether a short may be opened at all; without it there is nothing to choose. @defaultValue true */
  shortable?: boolean
  /** Disabled while an order is being sent. */
  disabled?: boolean
}

/** Buy long or sell short, in the market's colours and as text. */
export function SideSwitch({ side, onChange, shortable = true, disabled = false }: SideSwitchProps) {
  const t = useUiMessages()
  return (
    <SegmentedControl
      label={t('finance.ticket.side')}
      segments={[
        { value: 'long', label: t('finance.sides.long'), tone: 'up' },
        { value: 'short', label: t('finance.sides.short'), tone: 'down', disabled: !shortable },
      ]}
      value={side}
      disabled={disabled}
      onChange={({ value }) => onChange({ side: value })}
    />
  )
}
