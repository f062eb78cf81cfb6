import type { TransportRefusal } from '@onelot/api-client'
import {
  CODES_A_DAY,
  CODE_AGAIN_MS,
  CODE_DIGITS,
  CODE_TRIES,
  CODE_VALID_MS,
  type CodePurpose,
  type Instant,
  type Refusal,
  type Result,
  invalid,
  no,
  ok,
  plusMs,
} from '@onelot/domain'
import { transportRefusal } from '../../http/envelope.ts'
import type { Visit, WriteVisit } from '../../http/route.ts'
import { derivedId } from '../../kernel/digest.ts'
import { sameText } from '../../ports/hasher.ts'
import type { Services } from '../../services.ts'
import type { RecordChange } from '../../store/lists.ts'
import { ownerOf, phoneDigest } from '../base/credentials.ts'
import { ownDevice } from './knownDevices.ts'
import { countedByNetwork } from './networkGuesses.ts'
import { oncePer } from '../base/oncePer.ts'

const collection = 'security.codes'
const DAY_MS = 86_400_000

interface StoredCode {
  readonly id: string
  /** Keyed digest of what it is for, of the number and the code. */
  readonly digest: string
}

export interface CodeAsked {
  readonly purpose: CodePurpose
  readonly phone: string
}

const slots = oncePer<Result<undefined, Instant>>()

/** A device where the account of a number was before: what is limited there is limited apart. */
const deviceOf = async (visit: Visit, phone: string, number: string): Promise<string | undefined> =>
  ownDevice(visit, (await ownerOf(visit.services, phone)) ?? number)

const windowOf = (what: string, whose: string, device: string | undefined): string =>
  [what, whose, ...(device === undefined ? [] : [device])].join('\n')

/** Six digits of random bytes. */
const codeOf = (bytes: Uint8Array): string =>
  String(bytes.reduce((sum, byte) => (sum * 256 + byte) % 4_294_967_296, 0) % 10 ** CODE_DIGITS).padStart(
    CODE_DIGITS,
    '0',
  )

export interface SentCode {
  /** When a further one may be asked for. */
  readonly againAt: Instant
  readonly expiresAt: Instant
  readonly records: readonly RecordChange[]
}

/** Sends a code to a number, whether it has an account or not; it replaces the one before. TOO_FREQUENT within a minute, and after five in a day. */
export async function newCode(
  visit: WriteVisit,
  { purpose, phone }: CodeAsked,
): Promise<Result<SentCode, TransportRefusal>> {
  const { services, arrival, now, commandId } = visit
  const { windows, vault, secrets, notifier } = services
  const number = await phoneDigest(services, phone)
  const device = await deviceOf(visit, phone, number)
  const limits = [
    ['codeAgain', { max: 1, windowMs: CODE_AGAIN_MS }],
    ['codesOfDay', { max: CODES_A_DAY, windowMs: DAY_MS }],
  ] as const
  for (const [limited, limit] of limits) {
    const window = windowOf(limited, number, device)
    const acquired = await slots(arrival, window, () => windows.acquire(window, now, limit))
    if (!acquired.ok) return no(transportRefusal('TOO_FREQUENT', { limited, until: acquired.refusal }))
  }

  const id = await derivedId(`code ${commandId}`)
  const code = codeOf(secrets.bytes(4, `code ${commandId}`))
  const key = await vault.digest(`code ${purpose} ${number}`)
  const body: StoredCode = { id, digest: await vault.digest(`code ${purpose} ${number} ${code}`) }
  const expiresAt = plusMs(now, CODE_VALID_MS)
  const sent = await notifier.send({ id, purpose, phone, code, at: now, device: arrival.device })
  return ok({
    againAt: plusMs(now, CODE_AGAIN_MS),
    expiresAt,
    records: [{ kind: 'replace', record: { collection, key, owner: number, body, expiresAt } }, ...sent],
  })
}

/** Forgets what was sent to a number, in the inbox too. */
export async function erasedCodes(
  services: Pick<Services, 'vault' | 'notifier'>,
  phone: string,
): Promise<readonly RecordChange[]> {
  const owner = await phoneDigest(services, phone)
  const inbox = (await services.notifier.erased?.(phone)) ?? []
  return [{ kind: 'removeOwned', collection, owner }, ...inbox]
}

/**
 * Uses a code for a command: what is to be stored with it, so that it is used once. Keeping what is gone is refused by the store, so that of two
 * commands with one code, of two accounts too, the second is decided again and finds it used. Wrong, used, too late and never sent are one answer;
 * too many wrong ones are TOO_FREQUENT. `field` is the one of the request that has it.
 */
export async function redeemCode(
  visit: Visit,
  { purpose, phone }: CodeAsked,
  given: string,
  field = 'code',
): Promise<Result<readonly RecordChange[], Refusal<'VALIDATION'> | TransportRefusal>> {
  const { services, arrival, now } = visit
  const { store, windows, vault } = services
  const number = await phoneDigest(services, phone)
  const key = await vault.digest(`code ${purpose} ${number}`)
  const record = await store.record(collection, key)
  // Written by `newCode` only.
  const stored = record === undefined ? undefined : (record.body as StoredCode)
  const device = await deviceOf(visit, phone, number)
  const guess = device === undefined ? await countedByNetwork(visit) : ok(() => undefined)
  if (!guess.ok) return guess
  const window = windowOf('codeTry', stored?.id ?? key, device)
  const limit = { max: CODE_TRIES, windowMs: CODE_VALID_MS }
  const acquired = await slots(arrival, window, () => windows.acquire(window, now, limit))
  if (!acquired.ok) {
    guess.value()
    return no(transportRefusal('TOO_FREQUENT', { limited: 'wrongCodes', until: acquired.refusal }))
  }
  const digest = await vault.digest(`code ${purpose} ${number} ${given}`)
  const valid = record?.expiresAt !== undefined && record.expiresAt > now
  if (stored === undefined || !valid || !sameText(digest, stored.digest))
    return no(invalid({ [field]: 'mismatch' }))
  guess.value()
  return ok([
    { kind: 'keep', collection, key },
    { kind: 'remove', collection, key },
  ])
}
