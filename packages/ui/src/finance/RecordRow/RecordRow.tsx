import type { Instant, Money as Amount } from '@onelot/domain'
import type { ReactNode } from 'react'
import { ListRow } from '../../primitives/ListRow/ListRow.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { LinkComponent } from '../../primitives/link.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatDateTime, formatTime } from '../format/time.ts'
import { Money } from '../Money/Money.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import type { ShownStatus } from '../StatusTag/statuses.ts'

interface RecordContent {
  /** What happened, or to what: `Withdrawal`, `Hanbit Foods`. */
  title: string
  /** When, written in `zone`; the year only where it is not the present one. */
  at: Instant
  /** IANA zone: the exchange's for orders, the reader's own for funds. */
  zone: string
  /** The time on the server, which decides the present year. */
  now: Instant
  /** False under a heading that says the day: then only the time of day is written. @defaultValue true */
  dated?: boolean | undefined
  /** What it was about, before the time: a listing, a number of shares. */
  detail?: string | undefined
  /** The order number, the request's number. */
  number?: string | undefined
  /** What moved: a flow into or out of the account shows its sign. The reader's own money, masked while amounts are hidden. */
  amount?: Amount | undefined
  /** Whether the amount moved; false for a price or a size, which has no sign and is no secret. @defaultValue true */
  flow?: boolean
  /** What changes nothing for good, such as money that an order holds: its amount is quieter. */
  quiet?: boolean
  /** How far it has got. */
  status?: ShownStatus | undefined
  /** Before the title: an icon of the kind of record. */
  leading?: ReactNode
}
interface StillRecord extends RecordContent {
  onPress?: never
  href?: never
  Link?: never
}
interface PressedRecord extends RecordContent {
  /** Opens it over the list; the whole row is one button. */
  onPress: () => void
  href?: never
  Link?: never
}
interface LinkedRecord extends RecordContent {
  onPress?: never
  /** Where it leads; the whole row is one link. */
  href: string
  /** Draws the link, as the router of the app wants it. */
  Link: LinkComponent
}
export type RecordRowProps = StillRecord | PressedRecord | LinkedRecord

/** One line of a history: transactions, recharges, withdrawals, loans. It has no market colour: a movement of money is no price. */
export function RecordRow(props: RecordRowProps) {
  const { title, at, zone, now, number, amount, flow = true, status, leading } = props
  const { dated = true, detail, quiet = false } = props
  const { locale, t } = useTheme()
  const time = dated ? formatDateTime(locale, at, { zone, now }) : formatTime(locale, at, { zone })
  const about = detail === undefined ? [] : [detail]
  const numbered = number === undefined ? [] : [t('display.record.number', { number })]
  const content = {
    title,
    subtitle: [...about, time, ...numbered].join(' · '),
    leading,
    ...(amount === undefined && status === undefined
      ? {}
      : {
          trailing: (
            <Stack as="span" gap="x1" align="end">
              {amount === undefined ? null : (
                <Money
                  value={amount}
                  signed={flow}
                  own={flow}
                  weight={quiet ? 'regular' : 'strong'}
                  tone={quiet ? 'secondary' : 'neutral'}
                  fit
                />
              )}
              {status === undefined ? null : <StatusTag status={status} />}
            </Stack>
          ),
        }),
  }
  if (props.href !== undefined) return <ListRow {...content} href={props.href} Link={props.Link} />
  if (props.onPress !== undefined) return <ListRow {...content} onPress={props.onPress} chevron={false} />
  return <ListRow {...content} />
}
