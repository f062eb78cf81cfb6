import type { AccountId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import { posting } from '../ledger/ledger.ts'
import { currencies } from '../money/currency.ts'
import { type Decimal } from '../money/decimal.ts'
import { money } from '../money/money.ts'
import type { SiteSettings } from '../settings/settings.ts'
import type { AccountEvent } from './event.ts'

/** The first events of an account: it opens, tied to its inviter, and receives labelled practice money. */
export function openAccount(opening: {
  readonly account: AccountId
  readonly inviter: string
  readonly now: Instant
  readonly settings: Pick<SiteSettings, 'practiceMoney'>
}): readonly AccountEvent[] {
  const { account, inviter, now: at, settings } = opening
  const granted: Readonly<Record<string, Decimal | undefined>> = settings.practiceMoney
  const postings = currencies.flatMap((currency) =>
    posting(
      'external',
      'available',
      money(currency, granted[currency] ?? '0', 'down'),
      'practiceMoney',
      account,
    ),
  )
  return [
    { kind: 'accountOpened', version: 1, at, postings: [], account, inviter },
    { kind: 'practiceMoneyGranted', version: 1, at, postings },
  ]
}
