import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ApplicationId } from '../../base/ids.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { exact, quotient, toDecimal } from '../../base/money/exact.ts'

/** Bits of the digest that make a number of a draw. */
const DRAW_BITS = 52
const DRAW_DIGITS = DRAW_BITS / 4
const WHOLE = 2n ** BigInt(DRAW_BITS)

/** What an offer publishes before its draw: SHA-256 of the secret's text, in hexadecimal. */
export const drawDigest = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)))

/** HMAC-SHA-256 of an application's id under the secret's text, in hexadecimal: no other application has its number, and nobody chooses it. */
export const applicationDigest = (secret: string, application: ApplicationId): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(application)))

/** The first 52 bits of the digest as a whole number. */
const drawn = (digest: string): bigint => BigInt(`0x${digest.slice(0, DRAW_DIGITS)}`)

/** The number that an application drew, from 0 to below 1: the first 52 bits of its digest over 2^52, to 20 digits. */
export const drawnNumber = (digest: string): Decimal =>
  toDecimal(exact(String(drawn(digest))).div(String(WHOLE)))

/** Units times the winning rate as whole units and what is left of one, over a power of ten. */
function expectedUnits(units: number, winningRate: Decimal) {
  const digits = winningRate.split('.')[1]?.length ?? 0
  const one = 10n ** BigInt(digits)
  const product = BigInt(units) * BigInt(winningRate.replace('.', ''))
  return { whole: product / one, rest: product % one, one }
}

/** Units that an application wins at least: `floor(units x rate)`. */
export const certainUnits = (units: number, winningRate: Decimal): number =>
  Number(expectedUnits(units, winningRate).whole)

/** Units that an application may win at most, and claims of the offer: `ceil(units x rate)`. */
export function claimedUnits(units: number, winningRate: Decimal): number {
  const { whole, rest } = expectedUnits(units, winningRate)
  return Number(rest > 0n ? whole + 1n : whole)
}

/** The most units that one application may be for, of an offer of so many: more could win more than there are. */
export const mostUnits = (offered: number, winningRate: Decimal): number =>
  Number(quotient(exact(String(offered)), exact(winningRate), 0, 'down').toFixed())

/** Units that an application has won: the certain ones, and one more where its number is below what is left of `units x rate`. Exact. */
export function wonUnits(units: number, winningRate: Decimal, digest: string): number {
  const { whole, rest, one } = expectedUnits(units, winningRate)
  return Number(drawn(digest) * one < rest * WHOLE ? whole + 1n : whole)
}

/** What an application may expect before the draw. */
export interface Expectation {
  /** Shares, on average over many draws. */
  readonly shares: Decimal
  /** That one unit or more is won, from 0 to 1. */
  readonly chance: Decimal
  readonly leastShares: number
  readonly mostShares: number
}

export function expectationOf(
  shares: number,
  { unit, winningRate }: { readonly unit: number; readonly winningRate: Decimal },
): Expectation {
  const units = Math.floor(shares / unit)
  const product = exact(winningRate).times(String(units))
  return {
    shares: toDecimal(product.times(String(unit))),
    chance: product.gte('1') ? decimal('1') : toDecimal(product),
    leastShares: certainUnits(units, winningRate) * unit,
    mostShares: claimedUnits(units, winningRate) * unit,
  }
}
