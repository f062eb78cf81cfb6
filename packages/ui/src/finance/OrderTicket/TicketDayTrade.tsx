import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { cx } from '../../primitives/cx.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { withoutGaps } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'
import * as styles from './OrderTicket.css.ts'
import { breakEvenText } from './breakEvenText.ts'
import { sentenceUnder } from './refusalMarks.ts'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { ticketScale } from './ticketProps.ts'

/**
 * Makes the order a day trade, where its listing may be traded so. While it is one: the time left, where nothing is lost, and what happens at the
 * cutoff. Where none is taken now it says why, and lets what was chosen before be taken back.
 */
export function TicketDayTrade(props: TicketFieldsProps) {
  const { ticket, zone, clock, busy = false } = props
  const t = useTradingMessages()
  const { locale } = useTheme()
  const { draft, act, model, situation } = ticket
  const { dayTrade: offer, ticket: calculated } = model
  if (offer === undefined && !draft.dayTrade) return null
  const time = offer && formatNear(locale, offer.closesAt, situation.context.now, zone)
  const against = offer?.refusal ?? model.refusals.find(({ fields }) => fields['dayTrade'] !== undefined)
  const reason =
    against && sentenceUnder(props)({ field: 'dayTrade', reason: 'notAllowed', refusal: against })
  const said = reason ?? (time && withoutGaps(t('dayTrade.closesAt', { time })))
  const facts: readonly Fact[] = [
    ...(offer === undefined
      ? []
      : [
          {
            label: t('dayTrade.closesIn'),
            value: (
              <Countdown
                label={t('dayTrade.closesIn')}
                until={offer.closesAt}
                over={t('dayTrade.over')}
                now={clock}
              />
            ),
          },
        ]),
    {
      label: t('dayTrade.breakEven'),
      value: breakEvenText(t, locale, { ...calculated, side: draft.side }, ticketScale(ticket)),
    },
  ]
  return (
    <div className={cx(styles.part, styles.flag)}>
      <Switch
        label={t('dayTrade.label')}
        {...(draft.dayTrade || said === undefined ? {} : { description: said })}
        checked={draft.dayTrade}
        disabled={busy || (reason !== undefined && !draft.dayTrade)}
        onChange={({ checked }) => act({ kind: 'dayTradeChosen', dayTrade: checked })}
      />
      <div aria-live="polite">
        {reason !== undefined && draft.dayTrade ? (
          <Text as="p" size="small" tone="error">
            {reason}
          </Text>
        ) : null}
      </div>
      {draft.dayTrade && reason === undefined && time !== undefined ? (
        <div className={styles.dayTrade}>
          <FactList label={t('dayTrade.label')} facts={facts} />
          <Text as="p" size="small" tone="secondary">
            {withoutGaps(t('dayTrade.cutoff', { time }))}
          </Text>
        </div>
      ) : null}
    </div>
  )
}
