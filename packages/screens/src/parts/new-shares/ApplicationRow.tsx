import type { ApplicationOnWire } from '@onelot/api-client'
import { type Money, negate } from '@onelot/domain'
import { RecordRow, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { statusOf } from './applicationStatus.ts'

export interface ApplicationRowProps {
  application: ApplicationOnWire
  /** False under the heading of its day. @defaultValue true */
  dated?: boolean | undefined
}

/** What it takes of the account; nothing where it came to nothing, and its money is back. */
function takenBy({ state, deposit, won }: ApplicationOnWire): Money | undefined {
  switch (state) {
    case 'toBeDrawn':
      return negate(deposit)
    case 'won':
    case 'awaitingPayment':
    case 'paid':
    case 'issued':
      return won && negate(won.due)
    case 'notWon':
    case 'waived':
    case 'paymentFailed':
    case 'cancelled':
    case 'calledOff':
      return undefined
    default: {
      const never: never = state
      return never
    }
  }
}

/** An application in a list: of which shares, how many, when, how far it has got, and what is on hold or was paid for it. It leads to its page. */
export function ApplicationRow({ application, dated }: ApplicationRowProps) {
  const { t } = useTranslation('newShares')
  const ui = useUiMessages()
  const name = useName()
  const now = useNow()
  const { href, Link } = useNavigation()
  const { id, instrument, shares, won, state, appliedAt } = application
  const count = (of: number) => ui('finance.shares', { count: of })
  return (
    <RecordRow
      title={name(instrument.name)}
      at={appliedAt}
      zone={readerZone()}
      now={now()}
      dated={dated}
      detail={
        won === undefined
          ? t('application.asked', { shares: count(shares) })
          : t('application.wonOf', { won: won.shares, asked: count(shares) })
      }
      amount={takenBy(application)}
      quiet={state !== 'paid' && state !== 'issued'}
      status={statusOf(state)}
      href={href({ to: 'application', application: id })}
      Link={Link}
    />
  )
}
