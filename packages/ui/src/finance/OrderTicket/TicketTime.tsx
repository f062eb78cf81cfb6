import { timesInForce } from '@onelot/domain'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { type TicketLineProps, TicketLine } from './TicketLine.tsx'
import type { OrderTicketProps } from './ticketProps.ts'

export interface TicketTimeProps
  extends Pick<TicketLineProps, 'open' | 'onToggle'>, Pick<OrderTicketProps, 'ticket' | 'busy'> {}

/** How long a limit order waits, each choice in plain words. */
export function TicketTime({ ticket, busy = false, ...fold }: TicketTimeProps) {
  const t = useTradingMessages()
  const { draft, act } = ticket
  return (
    <TicketLine label={t('timeInForce.label')} value={t(`timeInForce.${draft.timeInForce}`)} {...fold}>
      <RadioGroup
        label={t('timeInForce.label')}
        choices={timesInForce.map((value) => ({
          value,
          label: t(`timeInForce.${value}`),
          description: t(`timeInForce.hints.${value}`),
        }))}
        value={draft.timeInForce}
        disabled={busy}
        onChange={({ value }) => {
          act({ kind: 'timeInForceChosen', timeInForce: value })
        }}
      />
    </TicketLine>
  )
}
