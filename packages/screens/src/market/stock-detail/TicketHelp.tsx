import { type Refusal, type Ticket, type TradingAccount, isPositive, subtract } from '@onelot/domain'
import { Button, type ListedContext, Stack, Text, formatMoney, useTheme } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { exchangedFor, isShort } from './shortCurrency.ts'

/** True where what was sent before is not known, or a check has found its outcome. */
const isChecked = ({ state }: Submitted): boolean =>
  state?.outcome.kind === 'unknown' || state?.at === 'checking'

export interface TicketHelpProps {
  place: Submitted
  /** Why the ticket would be refused. */
  refusal: Refusal | undefined
  /** What it takes, and what there is. */
  ticket: Pick<Ticket, 'available' | 'total'>
  context: ListedContext
  account: TradingAccount
  onMargin: () => void
}

/** Beside the button of a ticket: what became of an earlier order, or the way to what it lacks. */
export function TicketHelp({ place, refusal, ticket, context, account, onMargin }: TicketHelpProps) {
  const { t } = useTranslation('stockDetail')
  if (isChecked(place)) return <OutcomeNote submit={place} />
  if (refusal?.code === 'MARGIN_NOT_ENABLED')
    return (
      <Button variant="secondary" size="small" block onClick={onMargin}>
        {t('margin.title')}
      </Button>
    )
  if (!isShort(refusal)) return null
  return <Missing refusal={refusal} ticket={ticket} context={context} account={account} />
}

/** How much is missing, and the ways to it with that amount filled in: from another currency of which there is something, or from outside. */
function Missing({
  refusal,
  ticket: { total, available },
  context,
  account,
}: Pick<TicketHelpProps, 'refusal' | 'ticket' | 'context' | 'account'>) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const navigation = useNavigation()
  const isOffered = useOffered()
  const { currency } = context.listing.instrument
  const missing = total && subtract(total, available)
  const from = isOffered('exchange') ? exchangedFor(refusal, currency, account.balances) : undefined
  const amount = missing !== undefined && isPositive(missing) ? missing.amount : undefined
  return (
    <Stack gap="x2">
      {missing === undefined || amount === undefined ? null : (
        <Text as="p" size="small" weight="strong">
          {t('ticket.missing', { amount: formatMoney(locale, missing) })}
        </Text>
      )}
      {from === undefined ? null : (
        <Button
          variant="secondary"
          size="small"
          block
          onClick={() => navigation.go({ to: 'exchange', from, into: currency, amount })}
        >
          {t('ticket.exchange', { from, to: currency })}
        </Button>
      )}
      <Button
        variant={from === undefined ? 'secondary' : 'quiet'}
        size="small"
        block
        onClick={() => navigation.go({ to: 'deposit', currency, amount })}
      >
        {t('ticket.deposit', { currency })}
      </Button>
    </Stack>
  )
}
