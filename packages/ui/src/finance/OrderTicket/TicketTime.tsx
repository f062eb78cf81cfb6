import { isOpenAllDay, timesInForce } from '@onelot/domain'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { timeHint } from './timeHint.ts'
import { type TicketLineProps, TicketLine } from './TicketLine.tsx'
import type { OrderTicketProps } from './ticketProps.ts'

export interface TicketTimeProps
  extends Pick<TicketLineProps, 'open' | 'onToggle'>, Pick<OrderTicketProps, 'ticket' | 'zone' | 'busy'> {}

/** How long a limit order waits, each choice in plain words. */
export function TicketTime({ ticket, zone, busy = false, ...fold }: TicketTimeProps) {
  const t = useTradingMessages()
  const { locale } = useTheme()
  const { draft, act, situation, model } = ticket
  const { now, listing, quote, halted } = situation.context
  const { session } = listing
  // Without sessions beside the regular one, the two are the same.
  const offered = isOpenAllDay(session)
    ? timesInForce.filter((value) => value !== 'extended' || value === draft.timeInForce)
    : timesInForce
  return (
    <TicketLine label={t('timeInForce.label')} value={t(`timeInForce.${draft.timeInForce}`)} {...fold}>
      <RadioGroup
        label={t('timeInForce.label')}
        choices={offered.map((value) => ({
          value,
          label: t(`timeInForce.${value}`),
          description: timeHint(
            t,
            locale,
            { ...model.input, timeInForce: value },
            { session, now, zone, quote, halted },
          ),
        }))}
        value={draft.timeInForce}
        disabled={busy}
        onChange={({ value }) => act({ kind: 'timeInForceChosen', timeInForce: value })}
      />
    </TicketLine>
  )
}
