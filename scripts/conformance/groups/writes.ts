import {
  type Endpoint,
  memberEndDevice,
  memberLogin,
  memberLogout,
  messagesRead,
  messagesSetTopic,
  priceAlertsChange,
  priceAlertsCreate,
  priceAlertsDelete,
  priceAlertsSwitch,
  pushSubscribe,
  pushUnsubscribe,
  tradeAmend,
  tradeCancel,
  tradeCancelAll,
  tradePlace,
  uploadImage,
  watchlistAdd,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistMove,
  watchlistRemove,
  watchlistRenameGroup,
} from '@onelot/api-client'
import { farOrder, pricedIn } from '../orders.ts'
import { type Request } from '../requests.ts'
import {
  type Member,
  type Run,
  bodyOf,
  dataFindings,
  envelopeFindings,
  holding,
  isDeclared,
  learn,
  logIn,
  newKey,
  newName,
  saidText,
} from '../run.ts'
import { at } from '../schema.ts'
import type { Answer } from '../wire.ts'
import { tryRoundTrip, trySettings } from './harmless.ts'

/** Judges the answer of a write; its data where it was a success. */
function judge(run: Run, endpoint: Endpoint, answer: Answer): unknown {
  const { record } = run
  const { path, successes } = endpoint
  const { said } = answer
  const broken = envelopeFindings(answer)
  if (broken.length > 0) record.failed('SCH-02', { path }, ...broken)
  else if (said.kind === 'success') {
    const isNamed = successes.length === 0 || successes.some((code) => code === said.message)
    const msg = at(answer.json, ['msg'])
    record.judged('SCH-02', { path }, [
      ...dataFindings(endpoint, said.data),
      ...(isNamed
        ? []
        : [{ field: 'msg', said: `is ${JSON.stringify(msg)}; expected: one of ${successes.join(', ')}` }]),
    ])
    return said.data
  } else if (isDeclared(run, endpoint, answer))
    record.notTried('SCH-02', { path }, `it was refused with ${saidText(answer)}`)
  else
    record.failed(
      'SCH-02',
      { path },
      { field: 'msg', said: `is ${saidText(answer)}, which the call does not declare` },
    )
  return undefined
}

/** Sends a write as a member, and returns what a success answers. */
export async function write(
  run: Run,
  member: Member,
  endpoint: Endpoint,
  request: Request,
): Promise<unknown> {
  if (!run.includes(endpoint.path)) return undefined
  const body = bodyOf(endpoint, request)
  const answer = await run.wire.send({ path: endpoint.path, body, session: member.session, key: newKey() })
  const data = judge(run, endpoint, answer)
  if (data !== undefined) learn(member.known, endpoint, data)
  return data
}

const textAt = (data: unknown, ...path: readonly string[]): string | undefined => {
  const value = at(data, path)
  return typeof value === 'string' ? value : undefined
}

async function tryWatchlist(run: Run, member: Member): Promise<void> {
  const [priced] = pricedIn(run)
  const group = textAt(await write(run, member, watchlistAddGroup, { name: newName('Group') }), 'group')
  if (group === undefined) return
  await write(run, member, watchlistRenameGroup, { group, name: newName('Renamed') })
  const watched = member.known.of('watchlist.instruments')
  // One that the member does not watch: it is taken out again.
  const fresh = pricedIn(run).find(({ instrument }) => !watched.includes(instrument)) ?? priced
  if (fresh !== undefined) {
    const { instrument } = fresh
    await write(run, member, watchlistAdd, { items: [{ instrument, group }] })
    await write(run, member, watchlistMove, { instruments: [instrument], group, index: 0 })
    await write(run, member, watchlistRemove, { instruments: [instrument] })
  }
  await write(run, member, watchlistDeleteGroup, { group })
}

async function tryAlerts(run: Run, member: Member): Promise<void> {
  const [priced] = pricedIn(run)
  if (priced === undefined) return
  const { instrument } = priced
  const condition = (percent: string) => ({ kind: 'percent', direction: 'rises', percent })
  const made = await write(run, member, priceAlertsCreate, {
    instrument,
    condition: condition('6.1'),
    repeat: 'once',
  })
  const alert = textAt(made, 'alert', 'id')
  if (alert === undefined) return
  await write(run, member, priceAlertsChange, { alert, condition: condition('6.2'), repeat: 'daily' })
  await write(run, member, priceAlertsSwitch, { alert, on: false })
  await write(run, member, priceAlertsDelete, { alert })
}

async function tryMessages(run: Run, member: Member): Promise<void> {
  const announced = at(run.succeeded.get('messages/topics')?.data, ['announced', 'orders'])
  await write(run, member, messagesSetTopic, { topic: 'orders', announced: announced !== false })
  const [message] = member.known.of('messages.id')
  if (message !== undefined) await write(run, member, messagesRead, { message })
  else run.record.notTried('SCH-02', { path: messagesRead.path }, 'there is no message')
}

/** At an address of nobody, which is taken back at once. */
async function tryPush(run: Run, member: Member): Promise<void> {
  const { example } = pushSubscribe
  if (example === undefined) return
  await write(run, member, pushSubscribe, { ...example })
  await write(run, member, pushUnsubscribe, { address: example.address })
}

async function tryOrders(run: Run): Promise<void> {
  const member = holding(run.members, 'money')
  const order = member === undefined ? undefined : await farOrder(run)
  if (member === undefined || order === undefined) {
    const why = member === undefined ? 'no account holds `money`' : 'no instrument with a price is known'
    for (const { path } of [tradePlace, tradeAmend, tradeCancel, tradeCancelAll])
      run.record.notTried('SCH-02', { path }, why)
    return
  }
  const opened = textAt(await write(run, member, tradePlace, order), 'position', 'id')
  if (opened === undefined) return
  const lots = typeof order['lots'] === 'number' ? order['lots'] + 1 : 2
  await write(run, member, tradeAmend, { order: opened, lots })
  await write(run, member, tradeCancel, { order: opened })
  // No order of an instrument without one is cancelled.
  const ordered = new Set(member.known.of('trade.instrument'))
  const free = pricedIn(run).find(({ instrument }) => !ordered.has(instrument))
  if (free !== undefined) await write(run, member, tradeCancelAll, { instrument: free.instrument })
}

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function trySessions(run: Run, member: Member): Promise<void> {
  const { answer } = await logIn(run.wire, member.account)
  const data = judge(run, memberLogin, answer)
  const [token, account] = [textAt(data, 'token'), textAt(data, 'account')]
  if (token !== undefined && account !== undefined)
    await write(run, { ...member, session: { token, account } }, memberLogout, {})
  await write(run, member, memberEndDevice, { device: 'no-such-device' })
}

/** Writes that the run can take back, or that change nothing. */
export async function tryWrites(run: Run): Promise<void> {
  const { members, record, endpoints } = run
  const [member] = members
  if (member !== undefined) {
    await tryWatchlist(run, member)
    await tryAlerts(run, member)
    await tryMessages(run, member)
    await tryPush(run, member)
    await write(run, member, uploadImage, {
      image: new File([Uint8Array.from(atob(PIXEL), (one) => one.charCodeAt(0))], 'image', {
        type: 'image/png',
      }),
    })
    await trySessions(run, member)
    await trySettings(run, member)
  }
  await tryOrders(run)
  await tryRoundTrip(run)
  for (const { path, kind } of endpoints) {
    const why = member === undefined ? 'there is no account' : 'it cannot be taken back'
    if (kind === 'write') record.notTried('SCH-02', { path }, why)
  }
}
