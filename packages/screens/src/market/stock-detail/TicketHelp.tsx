import type { Refusal, TradingAccount } from '@onelot/domain'
import { Button, type ListedContext } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { exchangedFor } from './shortCurrency.ts'

/** True where what was sent before is not known, or a check has found its outcome. */
const isChecked = ({ state }: Submitted): boolean =>
  state?.outcome.kind === 'unknown' || state?.at === 'checking'

export interface TicketHelpProps {
  place: Submitted
  /** Why the ticket would be refused. */
  refusal: Refusal | undefined
  context: ListedContext
  account: TradingAccount
  onMargin: () => void
}

/** Beside the button of a ticket: what became of an earlier order, or the way to what it lacks. */
export function TicketHelp({ place, refusal, context, account, onMargin }: TicketHelpProps) {
  const { t } = useTranslation('stockDetail')
  const navigation = useNavigation()
  const isOffered = useOffered()
  const { currency } = context.listing.instrument
  const from = exchangedFor(refusal, currency, account.balances)
  if (isChecked(place)) return <OutcomeNote submit={place} />
  if (refusal?.code === 'MARGIN_NOT_ENABLED')
    return (
      <Button variant="secondary" size="small" block onClick={onMargin}>
        {t('margin.title')}
      </Button>
    )
  if (from === undefined || !isOffered('exchange')) return null
  return (
    <Button
      variant="secondary"
      size="small"
      block
      onClick={() => navigation.go({ to: 'exchange', from, into: currency })}
    >
      {t('ticket.exchange', { from, to: currency })}
    </Button>
  )
}
