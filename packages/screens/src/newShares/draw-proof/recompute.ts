import type { DrawProof } from '@onelot/api-client'
import {
  type ApplicationId,
  type Decimal,
  certainUnits,
  drawnNumber,
  exact,
  toDecimal,
  wonUnits,
} from '@onelot/domain'

/** A draw as this device has calculated it anew, and where that differs from what the broker says. */
export interface Recomputed {
  /** The fingerprint of the secret. */
  readonly digest: string
  /** The number of the application, from 0 to below 1. */
  readonly number: Decimal
  /** Units that are won whatever the number. */
  readonly certain: number
  /** One unit more is won where the number is below it; 0 where nothing is left to draw. */
  readonly chance: Decimal
  readonly wonUnits: number
  readonly same: { readonly secret: boolean; readonly number: boolean; readonly result: boolean }
}

type Drawn = NonNullable<DrawProof['drawn']>

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** By the browser's own cryptography, and by nothing that the broker has sent but what it published. */
async function digestsOf(
  { subtle }: Pick<Crypto, 'subtle'>,
  secret: string,
  application: ApplicationId,
): Promise<{ readonly ofSecret: string; readonly ofApplication: string }> {
  const encoder = new TextEncoder()
  const text = encoder.encode(secret)
  const key = await subtle.importKey('raw', text, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const [ofSecret, ofApplication] = await Promise.all([
    subtle.digest('SHA-256', text),
    subtle.sign('HMAC', key, encoder.encode(application)),
  ])
  return { ofSecret: hex(ofSecret), ofApplication: hex(ofApplication) }
}

export async function recomputed(
  { application, digest, units, winningRate }: DrawProof,
  drawn: Drawn,
  crypto: Pick<Crypto, 'subtle'>,
): Promise<Recomputed> {
  const { ofSecret, ofApplication } = await digestsOf(crypto, drawn.secret, application)
  const certain = certainUnits(units, winningRate)
  const won = wonUnits(units, winningRate, ofApplication)
  const number = drawnNumber(ofApplication)
  return {
    digest: ofSecret,
    number,
    certain,
    chance: toDecimal(exact(winningRate).times(String(units)).minus(String(certain))),
    wonUnits: won,
    same: {
      secret: ofSecret === digest,
      number: ofApplication === drawn.applicationDigest && number === drawn.h,
      result: won === drawn.wonUnits,
    },
  }
}
