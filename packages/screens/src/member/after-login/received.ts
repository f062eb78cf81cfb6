import type { LedgerLineOnWire } from '@onelot/api-client'
import type { Currency, Money } from '@onelot/domain'

/** The practice money that an account has received, the reader's own currency first. */
export function receivedOf(lines: readonly LedgerLineOnWire[], first: Currency): readonly Money[] {
  const received = lines.filter(({ reason }) => reason === 'practiceMoney').map(({ money }) => money)
  return [
    ...received.filter(({ currency }) => currency === first),
    ...received.filter(({ currency }) => currency !== first),
  ]
}
