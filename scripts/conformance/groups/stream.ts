import {
  STREAM_HEARTBEAT_MS,
  STREAM_MOST_INSTRUMENTS,
  streamEventShape,
  streamPath,
  tradePlace,
} from '@onelot/api-client'
import { type Heard, type Listening, kindOf, listen } from '../listen.ts'
import { cancelOrder, farOrder, positionIn, pricedIn } from '../orders.ts'
import type { Finding } from '../outcomes.ts'
import { type Member, type Run, holding, isDeclared, issueFindings, newKey, saidText } from '../run.ts'
import { at, findingsOf } from '../schema.ts'

/** A quote and the account are said at once. */
const AT_ONCE_MS = 4_000
/** The heartbeat, and what networks and timers add. */
const LONGEST_SILENCE_MS = STREAM_HEARTBEAT_MS + 1_500
const LISTENED_MS = 7_000
const about = { path: streamPath }
const nobody = { token: 'conformance-token-of-nobody-000000', account: 'no-such-account' }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)))
const instrumentOf = ({ event }: Heard): unknown => at(event, ['quote', 'instrument'])
const textAt = (heard: Heard, ...path: readonly string[]): string | undefined => {
  const value = at(heard.event, path)
  return typeof value === 'string' ? value : undefined
}
const sequenceOf = (heard: Heard | undefined): number | undefined => {
  const value = at(heard?.event, ['sequence'])
  return typeof value === 'number' ? value : undefined
}
const isAccount = (heard: Heard): boolean => kindOf(heard) === 'account'

const streamed = (run: Run): readonly string[] =>
  pricedIn(run)
    .map(({ instrument }) => instrument)
    .slice(0, 3)

function openingFindings({ http, contentType, heard }: Listening): readonly Finding[] {
  if (http !== 200) return [{ said: `HTTP ${String(http)}; expected: 200` }]
  if (!contentType.startsWith('text/event-stream'))
    return [{ field: 'Content-Type', said: `is ${contentType}; expected: text/event-stream` }]
  if (heard.length === 0) return [{ said: 'no event came' }]
  return heard.flatMap(({ event }) =>
    findingsOf(streamEventShape, event).map(({ field = 'event', said }) => ({
      field: `${String(at(event, ['kind']))}.${field}`,
      said,
    })),
  )
}

function beatFindings({ heard, openMs }: Listening): readonly Finding[] {
  const beats = heard.filter((one) => kindOf(one) === 'heartbeat').map(({ ms }) => ms)
  const moments = [0, ...beats, openMs()]
  const gaps = moments.slice(1).map((ms, index) => ms - (moments[index] ?? 0))
  const longest = Math.max(...gaps)
  return longest <= LONGEST_SILENCE_MS
    ? []
    : [
        {
          field: 'heartbeat',
          said: `${String(beats.length)} came in ${String(openMs())} ms, ${String(longest)} ms without one; expected: one every ${String(STREAM_HEARTBEAT_MS)} ms`,
        },
      ]
}

/** Findings of texts or numbers that go back. */
function backwards(field: string, values: readonly (string | number | undefined)[]): readonly Finding[] {
  let last: string | number | undefined
  for (const value of values) {
    if (value === undefined) continue
    if (last !== undefined && value < last)
      return [{ field, said: `goes back from ${String(last)} to ${String(value)}` }]
    last = value
  }
  return []
}

function orderFindings({ heard }: Listening): readonly Finding[] {
  const quoted = new Set(heard.map((one) => textAt(one, 'quote', 'instrument')))
  return [
    // A quote says when it was made, which may be before what was sent earlier.
    ...backwards(
      'serverTime',
      heard.filter((one) => kindOf(one) !== 'quote').map((one) => textAt(one, 'serverTime')),
    ),
    ...backwards('account.sequence', heard.filter(isAccount).map(sequenceOf)),
    ...[...quoted].flatMap((instrument) =>
      instrument === undefined
        ? []
        : backwards(
            'quote.quote.at',
            heard.filter((one) => instrumentOf(one) === instrument).map((one) => textAt(one, 'quote', 'at')),
          ),
    ),
  ]
}

async function quoteFindings(stream: Listening, instruments: readonly string[]): Promise<readonly Finding[]> {
  const missing: string[] = []
  for (const instrument of instruments)
    if (
      (await stream.next((one) => instrumentOf(one) === instrument, AT_ONCE_MS - stream.openMs())) ===
      undefined
    )
      missing.push(instrument)
  const others = stream.heard
    .map(instrumentOf)
    .filter((one) => typeof one === 'string' && !instruments.includes(one))
  return [
    ...missing.map((instrument) => ({
      field: 'quote',
      said: `none of ${instrument} within ${String(AT_ONCE_MS)} ms`,
    })),
    ...(others.length === 0
      ? []
      : [{ field: 'quote.quote.instrument', said: `is ${String(others[0])}, which was not asked for` }]),
  ]
}

async function tryOpen(run: Run, instruments: readonly string[]): Promise<void> {
  const { wire, record, members } = run
  const [member] = members
  const guest = await listen(wire, instruments)
  const own = member === undefined ? undefined : await listen(wire, instruments, member.session)
  const quotes = await quoteFindings(guest, instruments)
  const account = await own?.next(isAccount, AT_ONCE_MS)
  if (guest.contentType.startsWith('text/event-stream')) await pause(LISTENED_MS - guest.openMs())
  const opening = [...openingFindings(guest), ...(own === undefined ? [] : openingFindings(own))]
  record.judged('STR-01', about, opening.slice(0, 6))
  record.judged('STR-02', about, quotes)
  if (guest.http === 200 && guest.contentType.startsWith('text/event-stream')) {
    record.judged('STR-03', about, beatFindings(guest))
    record.judged('STR-04', about, [
      ...orderFindings(guest),
      ...(own === undefined ? [] : orderFindings(own)),
    ])
  } else
    for (const id of ['STR-03', 'STR-04'] as const) record.notTried(id, about, 'the stream does not open')
  if (own === undefined) record.notTried('STR-05', about, 'there is no account')
  else
    record.judged('STR-05', about, [
      ...(account === undefined
        ? [{ field: 'account', said: `none for a member within ${String(AT_ONCE_MS)} ms` }]
        : []),
      ...(guest.heard.some(isAccount) ? [{ field: 'account', said: 'came to a guest' }] : []),
    ])
  guest.leave()
  own?.leave()
}

/** A change of an account is said on its stream. It adds rows to lists, which is why no list is walked meanwhile. */
export async function tryStreamOfChange(run: Run): Promise<void> {
  const { wire, record } = run
  const instruments = streamed(run)
  if (instruments.length === 0) {
    record.notTried('STR-06', about, 'no instrument is known')
    return
  }
  const member = holding(run.members, 'money')
  const order = member === undefined ? undefined : await farOrder(run)
  if (member === undefined || order === undefined) {
    record.notTried(
      'STR-06',
      about,
      member === undefined ? 'no account holds `money`' : 'no instrument with a price is known',
    )
    return
  }
  const stream = await listen(wire, instruments, member.session)
  const before = sequenceOf(await stream.next(isAccount, AT_ONCE_MS)) ?? -1
  const placed = await wire.send({
    path: tradePlace.path,
    body: order,
    session: member.session,
    key: newKey(),
  })
  if (placed.said.kind === 'success') {
    const changed = await stream.next((one) => (sequenceOf(one) ?? -1) > before, AT_ONCE_MS)
    const finding = {
      field: 'account.sequence',
      said: `none above ${String(before)} within ${String(AT_ONCE_MS)} ms of an order`,
    }
    record.judged('STR-06', about, changed === undefined ? [finding] : [])
    await cancelOrder(run, member, positionIn(placed))
  } else if (isDeclared(run, tradePlace, placed))
    record.notTried('STR-06', about, `the order was refused with ${saidText(placed)}`)
  else record.failed('STR-06', about, { said: `${saidText(placed)} to an order` })
  stream.leave()
}

async function tryAnew(
  run: Run,
  [first, second]: readonly string[],
  member: Member | undefined,
): Promise<void> {
  const { wire, record } = run
  if (first === undefined || second === undefined || member === undefined) {
    record.notTried(
      'STR-07',
      about,
      member === undefined ? 'there is no account' : 'fewer than two instruments with quotes are known',
    )
    return
  }
  const before = await listen(wire, [first], member.session)
  const version = sequenceOf(await before.next(isAccount, AT_ONCE_MS)) ?? 0
  before.leave()
  const after = await listen(wire, [second], member.session)
  const quotes = await quoteFindings(after, [second])
  const later = sequenceOf(await after.next(isAccount, AT_ONCE_MS))
  record.judged('STR-07', about, [
    ...quotes,
    ...(later === undefined || later < version
      ? [{ field: 'account.sequence', said: `is ${String(later)} after ${String(version)}` }]
      : []),
  ])
  after.leave()
}

/** Of the answer to too many instruments. */
function excessFindings({ http, contentType, said }: Listening): readonly Finding[] {
  if (said?.kind === 'broken') return issueFindings(said.issues)
  const code = said?.kind === 'refused' ? (said.refusal.code ?? said.refusal.text) : undefined
  if (code === 'VALIDATION') return []
  return [{ said: `HTTP ${String(http)} ${code ?? contentType}; expected: VALIDATION` }]
}

async function tryRefused({ wire, record }: Run, [instrument = 'US:AAPL']: readonly string[]): Promise<void> {
  const odd = await listen(wire, [instrument], nobody)
  record.judged(
    'STR-08',
    about,
    odd.http === 401 ? [] : [{ said: `HTTP ${String(odd.http)}; expected: 401` }],
  )
  odd.leave()
  const many = await listen(
    wire,
    Array.from({ length: STREAM_MOST_INSTRUMENTS + 1 }, (_, index) => `US:X${String(index)}`),
  )
  record.judged('STR-09', about, excessFindings(many))
  many.leave()
}

const ofInstruments = ['STR-01', 'STR-02', 'STR-03', 'STR-04', 'STR-05', 'STR-07', 'STR-08'] as const

/** The event stream. It changes nothing. */
export async function tryStream(run: Run): Promise<void> {
  const instruments = streamed(run)
  if (instruments.length === 0)
    for (const id of ofInstruments) run.record.notTried(id, about, 'no instrument is known')
  else {
    // Streams are waited for, so that they are open beside each other.
    await Promise.all([tryOpen(run, instruments), tryAnew(run, instruments, run.members[0])])
  }
  await tryRefused(run, instruments)
}
