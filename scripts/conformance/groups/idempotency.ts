import {
  commonOutcome,
  tradeOrders,
  tradePlace,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistGroups,
} from '@onelot/api-client'
import type { CaseId } from '../cases.ts'
import { cancelOrder, farOrder, positionIn } from '../orders.ts'
import type { Finding } from '../outcomes.ts'
import {
  type Member,
  type Run,
  codeOf,
  dataFindings,
  holding,
  isDeclared,
  logIn,
  newKey,
  newName,
  saidText,
} from '../run.ts'
import { at, isFields } from '../schema.ts'
import type { Answer } from '../wire.ts'

const { path } = watchlistAddGroup
const ofGroups = ['IDM-01', 'IDM-02', 'IDM-03', 'IDM-04', 'IDM-05', 'IDM-06', 'IDM-07', 'IDM-08'] as const

const dataOf = ({ said }: Answer): unknown => (said.kind === 'success' ? said.data : undefined)
/** JSON whose fields may come in any order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, one]) => [name, sorted(one)]),
      )
    : value
}
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

const wrong = (answer: Answer, expected: string, field?: string): Finding => ({
  field,
  said: `${saidText(answer)}; expected: ${expected}`,
})
const sameAs = (first: Answer, answer: Answer): readonly Finding[] =>
  answer.said.kind === 'success' && isSame(dataOf(first), dataOf(answer))
    ? []
    : [wrong(answer, 'the answer of the first time', 'data')]

/** How many groups of a name there are. */
async function countOf({ wire }: Run, { session }: Member, name: string): Promise<number> {
  const groups = at(dataOf(await wire.send({ path: watchlistGroups.path, body: {}, session })), ['groups'])
  return Array.isArray(groups) ? groups.filter((group) => at(group, ['name']) === name).length : 0
}

const counted = async (
  run: Run,
  member: Member,
  name: string,
  expected: number,
): Promise<readonly Finding[]> => {
  const count = await countOf(run, member, name)
  return count === expected
    ? []
    : [{ field: 'groups', said: `${String(count)} groups were made; expected: ${String(expected)}` }]
}

async function remove({ wire }: Run, { session }: Member, answers: readonly Answer[]): Promise<void> {
  for (const answer of answers) {
    const group = at(dataOf(answer), ['group'])
    if (typeof group === 'string')
      await wire.send({ path: watchlistDeleteGroup.path, body: { group }, session, key: newKey() })
  }
}

async function tryRepeats(run: Run, member: Member): Promise<void> {
  const { wire, record } = run
  const { session } = member
  const [name, other] = [newName('Once'), newName('Other')]
  const key = newKey()
  const add = (
    body: unknown,
    more: { readonly session?: Member['session']; readonly headers?: Readonly<Record<string, string>> } = {},
  ) => wire.send({ path, body, session, key, ...more })
  const first = await add({ name })
  const repeats = ['IDM-01', 'IDM-02', 'IDM-04', 'IDM-05'] as const
  if (first.said.kind !== 'success') {
    const declared = isDeclared(run, watchlistAddGroup, first)
    for (const id of repeats)
      if (declared) record.notTried(id, { path }, `it was refused with ${saidText(first)}`)
      else record.failed(id, { path }, wrong(first, 'a success'))
    return
  }
  const again = await add({ name })
  record.judged('IDM-01', { path }, [...sameAs(first, again), ...(await counted(run, member, name, 1))])
  const reused = await add({ name: other })
  record.judged('IDM-02', { path }, [
    ...(codeOf(reused) === 'IDEMPOTENCY_KEY_REUSED' ? [] : [wrong(reused, 'IDEMPOTENCY_KEY_REUSED', 'msg')]),
    ...(await counted(run, member, other, 0)),
  ])
  const outcome = await wire.send({ path: commonOutcome.path, body: { endpoint: path, key }, session })
  const became = dataOf(outcome)
  const isDone = at(became, ['state']) === 'done' && isSame(at(became, ['data']), dataOf(first))
  const outcomeFindings = dataFindings(commonOutcome, became)
  record.judged(
    'SCH-01',
    { path: commonOutcome.path },
    outcome.said.kind === 'success' ? outcomeFindings : [wrong(outcome, 'a success')],
  )
  record.judged(
    'IDM-05',
    { path: commonOutcome.path },
    isDone ? [] : [wrong(outcome, '`done` with the data of the write', 'data')],
  )
  const anew = await logIn(wire, member.account)
  const later = [
    await add({ name }, { headers: { connection: 'close' } }),
    ...(anew.session === undefined ? [] : [await add({ name }, { session: anew.session })]),
  ]
  record.judged('IDM-04', { path }, [
    ...later.flatMap((answer) => sameAs(first, answer)),
    ...(await counted(run, member, name, 1)),
  ])
  await remove(run, member, [first, again, reused, ...later])
}

async function tryAtOnce(run: Run, member: Member): Promise<void> {
  const { wire, record } = run
  const name = newName('At once')
  const call = { path, body: { name }, session: member.session, key: newKey() }
  const answers = await Promise.all([wire.send(call), wire.send(call), wire.send(call), wire.send(call)])
  const done = answers.filter(({ said }) => said.kind === 'success')
  const [first] = done
  if (first === undefined) {
    record.notTried('IDM-03', { path }, `each was refused: ${answers.map(saidText).join(', ')}`)
    return
  }
  const others = answers.filter((answer) => !done.includes(answer) && codeOf(answer) !== 'SYSTEM_BUSY')
  record.judged('IDM-03', { path }, [
    ...done.flatMap((answer) => sameAs(first, answer)),
    ...others.map((answer) => wrong(answer, 'the same answer, or SYSTEM_BUSY', 'msg')),
    ...(await counted(run, member, name, 1)),
  ])
  await remove(run, member, done)
}

async function tryClosed(run: Run, member: Member): Promise<void> {
  const { wire, record } = run
  const { session } = member
  const name = newName('Late')
  const key = newKey()
  const outcome = await wire.send({ path: commonOutcome.path, body: { endpoint: path, key }, session })
  const late = await wire.send({ path, body: { name }, session, key })
  record.judged('IDM-06', { path: commonOutcome.path }, [
    ...(at(dataOf(outcome), ['state']) === 'neverArrived'
      ? []
      : [wrong(outcome, '`neverArrived`', 'data.state')]),
    ...(late.said.kind === 'success' ? [wrong(late, `${path} with the closed key is not carried out`)] : []),
    ...(await counted(run, member, name, 0)),
  ])
  await remove(run, member, [late])
}

async function tryRefused(run: Run, member: Member): Promise<void> {
  const { wire, record } = run
  const { session } = member
  const name = newName('Kept')
  const first = await wire.send({ path, body: { name }, session, key: newKey() })
  const key = newKey()
  const refused = await wire.send({ path, body: { name }, session, key })
  if (first.said.kind !== 'success' || refused.said.kind !== 'refused') {
    record.notTried('IDM-07', { path }, `a second group of one name is answered: ${saidText(refused)}`)
    await remove(run, member, [first, refused])
    return
  }
  await remove(run, member, [first])
  const second = await wire.send({ path, body: { name }, session, key })
  record.judged(
    'IDM-07',
    { path },
    second.said.kind === 'success' ? [] : [wrong(second, 'a success once the reason is gone', 'msg')],
  )
  await remove(run, member, [second])
}

async function tryWithoutKey(run: Run, member: Member): Promise<void> {
  const name = newName('Keyless')
  const answer = await run.wire.send({ path, body: { name }, session: member.session })
  run.record.judged('IDM-08', { path }, [
    ...(codeOf(answer) === 'VALIDATION' ? [] : [wrong(answer, 'VALIDATION', 'Idempotency-Key')]),
    ...(await counted(run, member, name, 0)),
  ])
  await remove(run, member, [answer])
}

async function workingOf({ wire }: Run, { session }: Member): Promise<unknown> {
  return at(
    dataOf(await wire.send({ path: tradeOrders.path, body: { state: 'working', pageSize: 1 }, session })),
    ['total'],
  )
}

async function tryOrder(run: Run): Promise<void> {
  const { wire, record } = run
  const id: CaseId = 'IDM-09'
  const about = { path: tradePlace.path }
  const member = holding(run.members, 'money')
  const order = member === undefined ? undefined : await farOrder(run)
  if (member === undefined || order === undefined) {
    record.notTried(
      id,
      about,
      member === undefined ? 'no account holds `money`' : 'no instrument with a price is known',
    )
    return
  }
  const before = await workingOf(run, member)
  const call = { path: tradePlace.path, body: order, session: member.session, key: newKey() }
  const first = await wire.send(call)
  if (first.said.kind !== 'success') {
    if (isDeclared(run, tradePlace, first))
      record.notTried(id, about, `it was refused with ${saidText(first)}`)
    else record.failed(id, about, wrong(first, 'a success'))
    return
  }
  const again = await wire.send(call)
  const after = await workingOf(run, member)
  const more = typeof before === 'number' && typeof after === 'number' ? after - before : 1
  record.judged(id, about, [
    ...sameAs(first, again),
    ...(more === 1 ? [] : [{ field: 'orders', said: `${String(more)} orders were made; expected: 1` }]),
  ])
  for (const position of new Set([positionIn(first), positionIn(again)]))
    await cancelOrder(run, member, position)
}

/** What is sent twice is carried out once. */
export async function tryIdempotency(run: Run): Promise<void> {
  const [member] = run.members
  if (run.includes(tradePlace.path)) await tryOrder(run)
  if (!run.includes(path)) return
  if (member === undefined) {
    for (const id of ofGroups) run.record.notTried(id, { path }, 'there is no account')
  } else {
    await tryRepeats(run, member)
    await tryAtOnce(run, member)
    await tryClosed(run, member)
    await tryRefused(run, member)
    await tryWithoutKey(run, member)
  }
}
