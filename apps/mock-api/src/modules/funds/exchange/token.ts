import type { AccountId } from '@onelot/domain'
import type { ExchangeQuote } from '@onelot/domain/modules/funds/exchange'
import type { Vault } from '../../../ports/vault.ts'

/** What a token says: a quote, and to whom it was given. */
interface Signed extends ExchangeQuote {
  readonly account: AccountId
}

/** Raised with each change of what a token says. */
const FORM = 1

const signatureOf = (vault: Vault, text: string): Promise<string> =>
  vault.digest(`exchange quote ${String(FORM)} ${text}`)

/** A quote as text that any broker of the same key can read, and nobody else can make (docs/rules/funds.md). */
export async function tokenOf(vault: Vault, account: AccountId, quote: ExchangeQuote): Promise<string> {
  const { from, to, rate, mid, expiresAt } = quote
  const signed: Signed = { account, from, to, rate, mid, expiresAt }
  const text = btoa(JSON.stringify(signed))
  return `${text}.${await signatureOf(vault, text)}`
}

/** What a token says; undefined where no broker of this key gave it to the account. */
export async function quoteIn(
  vault: Vault,
  account: AccountId,
  token: string,
): Promise<ExchangeQuote | undefined> {
  const [text = '', signature = ''] = token.split('.')
  if ((await signatureOf(vault, text)) !== signature) return undefined
  const { account: owner, ...quote } = JSON.parse(atob(text)) as Signed
  return owner === account ? quote : undefined
}
