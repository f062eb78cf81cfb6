import { cursorText, isRefusalCode } from '@onelot/api-client'
import { type Result, epochMs, invalid, no, ok } from '@onelot/domain'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Broker } from '../broker.ts'
import { type Duration, durationMs, isDuration } from '../kernel/duration.ts'
import { type OperatorDecision, operatorDecisions } from '../kernel/operatorDecisions.ts'
import type { Found } from '../store/lists.ts'
import { createQueue } from '../store/queue.ts'
import { type OperatorAction, operatorAction } from '../modules/base/operatorAction.ts'
import type { Operator } from '../operator.ts'
import { reasonText } from '../modules/base/operatorShapes.ts'
import { sameText } from '../ports/hasher.ts'
import { readBody } from './body.ts'
import { answered, refused, successText, transportRefusal, unauthorised, unreadable } from './envelope.ts'
import { streamFaults } from './alteredAnswers.ts'
import type { Fault } from './faults.ts'
import { groupPage } from './paging.ts'
import type { Connection } from './pipeline.ts'

/** The surface is open to anyone, or to a caller with its token. */
export type OperatorAccess = 'open' | { readonly token: string }

const duration = z.custom<Duration>((value) => typeof value === 'string' && isDuration(value))
const moment = z.string().check(z.refine((text) => Number.isFinite(Date.parse(text))))
const reason = reasonText
const clockShape = z.union([
  z.strictObject({ now: moment, reason }),
  z.strictObject({ advance: duration, reason }),
])

const on = z.string().check(z.minLength(1), z.maxLength(60))
const times = z.exactOptional(z.int().check(z.gte(1)))
const asking = z.exactOptional(
  z.record(z.string(), z.union([z.string().check(z.maxLength(200)), z.number()])),
)
const target = { on, times, asking }
const yes = z.literal(true)
const fieldPath = z.string().check(z.minLength(1), z.maxLength(200))
const faultShape = z.union([
  z.strictObject({
    ...target,
    refuse: z.custom<Extract<Fault, { refuse: unknown }>['refuse']>(
      (value) => typeof value === 'string' && isRefusalCode(value),
    ),
  }),
  z.strictObject({ ...target, hang: yes }),
  z.strictObject({ ...target, http: z.int().check(z.gte(400), z.lte(599)) }),
  z.strictObject({ ...target, offline: yes }),
  z.strictObject({ ...target, nonsense: yes }),
  z.strictObject({ ...target, without: fieldPath }),
  z.strictObject({
    ...target,
    put: fieldPath,
    value: z.union([
      z.string().check(z.maxLength(200)),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.never()),
    ]),
  }),
  z.strictObject({ ...target, html: yes }),
  z.strictObject({
    ...target,
    stream: z.enum(streamFaults),
    after: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000))),
  }),
  z.strictObject({ ...target, delayMs: z.int().check(z.gte(0), z.lte(60_000)) }),
])

const pageShape = z.strictObject({ kind: z.exactOptional(z.string()), after: z.exactOptional(cursorText) })
const DECISIONS_PAGE = 50

function decisionIn({ stream, row: { sortKey: at, body } }: Found) {
  // The kernel wrote it.
  const { by, event } = body as OperatorDecision
  return { at, by, stream, event }
}

/** The name by which an operator is known, in the header `ops-operator`. */
const isName = (text: string): boolean => /^[\w.@-]{1,60}$/.test(text)

/** Failures that are answered at most, the earliest of all. */
const MOST_FAILURES = 100

type Desk = Pick<Broker, 'operator' | 'faults' | 'advance' | 'reset' | 'services'>

/** The actions of the broker as a whole, and of no module. */
function brokerActions(desk: Desk): readonly OperatorAction<Operator>[] {
  const enqueue = createQueue()
  return [
    // One after another: how far ahead a moment is depends on the move before.
    operatorAction('/clock', clockShape, (asked, operator: Operator) =>
      enqueue(async (): Promise<Result<void>> => {
        const ahead =
          'advance' in asked
            ? durationMs(asked.advance)
            : Date.parse(asked.now) - epochMs(desk.services.clock.now())
        return ahead < 0 ? no(invalid({ now: 'tooLow' })) : desk.advance(ahead, asked.reason, operator)
      }),
    ),
    operatorAction('/faults', z.strictObject({ faults: z.array(faultShape) }), ({ faults }) => {
      desk.faults.release()
      desk.faults.set(faults)
      return Promise.resolve(ok(undefined))
    }),
    operatorAction('/failures', z.strictObject({}), async () => {
      const failures = await desk.operator.failures()
      return ok({ total: failures.length, failures: failures.slice(0, MOST_FAILURES) })
    }),
    operatorAction(
      '/failures/retry',
      z.strictObject({ failure: z.string() }),
      ({ failure }, operator: Operator) => operator.retryFailure(failure),
    ),
    operatorAction('/decisions', pageShape, async ({ kind: state, after: from }) => {
      const { services } = desk
      const filter = { ...operatorDecisions, state }
      const found = await groupPage(services, filter, { after: from, pageSize: DECISIONS_PAGE })
      if (!found.ok) return found
      const { rows, ...rest } = found.value
      return ok({ ...rest, decisions: rows.map(decisionIn) })
    }),
    operatorAction('/reset', z.strictObject({}), async () => {
      await desk.reset()
      return ok(undefined)
    }),
  ]
}

/** Wrong tokens from one network address, the right one included once there were too many. */
const WRONG_TOKENS = { max: 10, windowMs: 60_000 } as const

/** What a caller is answered who has not shown the token. */
function barredFrom(
  { services: { rateLimits, clock } }: Desk,
  token: string,
  given = '',
  { address = 'page' }: Connection = {},
): Response | undefined {
  // No guess.
  if (given === '') return unauthorised()
  const now = clock.now()
  const window = `operator ${address}`
  const acquired = rateLimits.acquire(window, now, WRONG_TOKENS)
  if (!acquired.ok)
    return refused(transportRefusal('TOO_FREQUENT', { limited: 'networkGuesses', until: acquired.refusal }))
  if (!sameText(given, token)) return unauthorised()
  rateLimits.release(window, now)
  return undefined
}

/** `/api/ops/*`: what an operator, or a test, does to the demo world. JSON in, an envelope out. */
export function operatorRoutes(
  desk: Desk,
  actions: readonly OperatorAction[],
  access: OperatorAccess,
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>()
  for (const { path, run } of [
    ...brokerActions(desk),
    ...actions,
  ] satisfies readonly OperatorAction<Operator>[])
    app.post(path, async ({ req, env }) => {
      const barred =
        access === 'open' ? undefined : barredFrom(desk, access.token, req.header('ops-token'), env)
      if (barred !== undefined) return barred
      const body = await readBody(req.raw)
      if (!body.ok) return unreadable(body.refusal)
      const name = req.header('ops-operator')
      if (name !== undefined && !isName(name)) return refused(invalid({ 'ops-operator': 'malformed' }))
      const result = await run(body.value, name === undefined ? desk.operator : desk.operator.named(name))
      return result.ok
        ? answered(successText({ now: desk.services.clock.now(), ...result.value }, undefined))
        : refused(result.refusal)
    })
  return app
}
