import { type Endpoint, commonOutcome } from '@onelot/api-client'
import type { CaseId } from '../cases.ts'
import type { Known } from '../known.ts'
import { type Request, requestsOf } from '../requests.ts'
import { type Member, type Run, dataFindings, envelopeFindings, isDeclared, learn, saidText } from '../run.ts'
import { type Leaf, at, leavesOf, pathText, schemaOf } from '../schema.ts'

/** What a format is, by the description of its schema. */
const formats: readonly (readonly [CaseId, RegExp, RegExp])[] = [
  ['FMT-01', /^Exact decimal/, /^-?\d{1,30}(\.\d{1,20})?$/],
  ['FMT-02', /^Instant/, /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/],
  ['FMT-03', /^Exchange-local date/, /^\d{4}-[01]\d-[0-3]\d$/],
  ['FMT-03', /^Time of day/, /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/],
  ['FMT-03', /^IANA time zone/, /^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/],
]

const exists = (text: string): boolean => Number.isFinite(Date.parse(text.slice(0, 10)))
const isZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function keepsFormat(pattern: RegExp, description: string, value: unknown): boolean {
  if (typeof value !== 'string' || !pattern.test(value)) return false
  if (description.startsWith('IANA')) return isZone(value)
  return description.startsWith('Time of day') || description.startsWith('Exact') || exists(value)
}

/** The formats of a leaf, each with whether it is kept; a leaf that may be of several keeps one of them. */
function judgeLeaf({ record }: Run, path: string, { path: field, schemas, value }: Leaf): void {
  const found = schemas.flatMap(({ description = '' }) =>
    formats.flatMap(([id, said, pattern]) => (said.test(description) ? [{ id, pattern, description }] : [])),
  )
  if (found.length === 0 || found.length < schemas.length) return
  const kept = found.find(({ pattern, description }) => keepsFormat(pattern, description, value))
  const [first] = found
  if (first === undefined) return
  const said = `is the ${typeof value} ${JSON.stringify(value)}; expected: ${found.map(({ description }) => description).join(', or ')}`
  if (kept !== undefined) record.passed(kept.id, { path })
  else record.failed(first.id, { path }, { field: `data.${pathText(field)}`, said })
}

const totalOf = (data: unknown): number => {
  const total = at(data, ['total'])
  return typeof total === 'number' ? total : 0
}

type Tried = 'success' | 'refused' | 'failed'

/** One read by one caller, judged. */
async function readOnce(
  run: Run,
  endpoint: Endpoint,
  request: Request,
  caller: { readonly member: Member | undefined; readonly known: Known },
): Promise<Tried> {
  const { wire, record, succeeded, answers } = run
  const { path } = endpoint
  const { member, known } = caller
  const answer = await wire.send({ path, body: request, session: member?.session })
  const broken = envelopeFindings(answer)
  record.judged('ENV-01', { path }, broken)
  if (broken.length > 0) return 'failed'
  const { said } = answer
  if (said.kind !== 'success') {
    const declared = isDeclared(run, endpoint, answer)
    if (declared) record.notTried('SCH-01', { path }, `it was refused with ${saidText(answer)}`)
    return declared ? 'refused' : 'failed'
  }
  record.judged('SCH-01', { path }, dataFindings(endpoint, said.data))
  const schema = schemaOf(endpoint.response)
  for (const leaf of leavesOf([schema], said.data)) judgeLeaf(run, path, leaf)
  learn(known, endpoint, said.data)
  const before = succeeded.get(path)
  if (before === undefined || totalOf(said.data) > totalOf(before.data))
    succeeded.set(path, { request, member, data: said.data })
  const asked = `${path} ${JSON.stringify(request)}`
  const same = answers.get(asked)
  if (same === undefined || totalOf(said.data) > totalOf(same.data))
    answers.set(asked, { path, request, data: said.data })
  return 'success'
}

/** Sends every request of a read that can be made; false where none could. */
async function read(run: Run, endpoint: Endpoint, member: Member | undefined): Promise<boolean> {
  const known = member?.known ?? run.known
  const requests = requestsOf(endpoint, known)
  const { path } = endpoint
  if (requests.kind === 'lacking') {
    const why = `no earlier answer has: ${requests.what}`
    for (const id of ['ENV-01', 'SCH-01'] as const) run.record.notTried(id, { path }, why)
    return false
  }
  const caller = { member, known }
  let last = await readOnce(run, endpoint, requests.first, caller)
  for (const request of requests.ids) {
    if (last !== 'refused') break
    last = await readOnce(run, endpoint, request, caller)
  }
  for (const request of requests.others) {
    if (last === 'success' && !run.thorough) break
    last = await readOnce(run, endpoint, request, caller)
  }
  return true
}

/** Answers teach what later requests name: what cannot be made is made after the others. */
const ROUNDS = 4

async function readAll(run: Run, endpoints: readonly Endpoint[], member: Member | undefined): Promise<void> {
  let pending = endpoints
  for (let round = 0; round < ROUNDS && pending.length > 0; round += 1) {
    const left: Endpoint[] = []
    for (const endpoint of pending) if (!(await read(run, endpoint, member))) left.push(endpoint)
    if (left.length === pending.length) return
    pending = left
  }
}

/** Asks every read of the contract, as a guest and as each member. */
export async function tryReads(run: Run): Promise<void> {
  const { endpoints, members, record } = run
  // What became of a key is asked where there is one.
  const reads = endpoints.filter(({ kind, path }) => kind === 'read' && path !== commonOutcome.path)
  const ofMembers = reads.filter(({ access }) => access === 'member')
  await readAll(
    run,
    reads.filter(({ access }) => access === 'guest'),
    undefined,
  )
  for (const member of members) await readAll(run, ofMembers, member)
  if (members.length === 0)
    for (const { path } of ofMembers)
      for (const id of ['ENV-01', 'SCH-01'] as const) record.notTried(id, { path }, 'there is no account')
  for (const { path, response } of reads) {
    const described = JSON.stringify(schemaOf(response))
    for (const [id, { source }] of formats)
      if (described.includes(`"description":"${source.slice(1)}`))
        record.notTried(id, { path }, 'no answer had one')
  }
}
