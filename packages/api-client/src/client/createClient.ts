import { commonOutcome } from '../contract/site/common.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../contract/base/endpoint.ts'
import { successCodes } from '../envelope/codes.ts'
import type { WireRefusal } from '../envelope/envelope.ts'
import { parseWire } from '../envelope/parseWire.ts'
import { type CallResult, carry } from './call.ts'
import { ApiError, type ApiFailure } from './failure.ts'
import { openWrites } from './keptKeys.ts'
import { createServerClock } from './serverClock.ts'
import { openStream } from './stream.ts'
import { createViolations } from './violations.ts'
import type {
  ApiClient,
  ClientOptions,
  IdempotencyKey,
  Outcome,
  ReadOptions,
  Unknown,
  WriteOptions,
} from './types.ts'

/** The typed client of the contract. It imports no router and no screen. */
export function createClient(options: ClientOptions): ApiClient {
  const sessionEnded = oncePerToken(options)
  const clock = createServerClock(options.now)
  const events = { sessionEnded, violated: createViolations(options), answeredAt: clock.hearAnswer }
  const stream = openStream(options, { sessionEnded, spokeAt: clock.hearEvent })

  async function read<E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    { signal, onAccountVersion }: ReadOptions = {},
  ): Promise<ResponseOf<E>> {
    const result = await carry(options, events, { endpoint, request, signal, onAccountVersion })
    if (result.kind === 'failed') throw new ApiError(result.failure)
    return result.data
  }

  async function write<E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    { key, signal, onProgress }: WriteOptions,
  ): Promise<Outcome<ResponseOf<E>>> {
    return outcomeOf(await carry(options, events, { endpoint, request, key, signal, onProgress }))
  }

  async function outcome<E extends Endpoint>(endpoint: E, key: IdempotencyKey) {
    const request = { endpoint: endpoint.path, key }
    const result = await carry(options, events, { endpoint: commonOutcome, request })
    if (result.kind === 'failed') return unansweredCheck(result.failure)
    const answer = result.data
    if (answer.state !== 'done') return { kind: answer.state }
    const data = parseWire<E['response']>(endpoint.response, answer.data)
    if (!data.ok) return broken(endpoint, data.issues)
    const message = successCodes.find((code) => code === answer.message)
    return { kind: 'done', data: data.value, message } as const
  }

  return {
    read,
    write,
    outcome,
    openWrites: openWrites(options),
    subscribe: stream.subscribe,
    pause: stream.pause,
    resume: stream.resume,
    reconnect: stream.reconnect,
    now: clock.now,
    newKey: () => options.newKey() as IdempotencyKey,
  }
}

function outcomeOf<T>(result: CallResult<T>): Outcome<T> {
  if (result.kind === 'failed') return outcomeOfFailure(result.failure)
  return { kind: 'done', data: result.data, message: result.message }
}

function outcomeOfFailure(failure: ApiFailure): Outcome<never> {
  switch (failure.kind) {
    case 'refused':
      return busyIn(failure.refusal) ?? failure
    case 'sessionEnded':
      return failure
    case 'timeout':
    case 'network':
      return { kind: 'unknown', cause: failure.kind }
    case 'http':
      return { kind: 'unknown', cause: 'http', status: failure.status }
    case 'contract':
      return { kind: 'unknown', cause: 'contract', path: failure.path, issues: failure.issues }
  }
}

/** A refusal of the check is not a refusal of the write. */
const unansweredCheck = (failure: ApiFailure): Outcome<never> =>
  failure.kind === 'refused'
    ? (busyIn(failure.refusal) ?? { kind: 'unknown', cause: 'busy' })
    : outcomeOfFailure(failure)

/** SYSTEM_BUSY says nothing of a write: the connection that carried it may have sent it twice, and be answered for the second only. */
function busyIn(refusal: WireRefusal): Unknown | undefined {
  if (refusal.code !== 'SYSTEM_BUSY') return undefined
  return refusal.params.reason === 'maintenance'
    ? { kind: 'unknown', cause: 'maintenance', refusal }
    : { kind: 'unknown', cause: 'busy' }
}

const broken = ({ path }: Endpoint, issues: readonly string[]): Outcome<never> => ({
  kind: 'unknown',
  cause: 'contract',
  path,
  issues: issues.map((issue) => `data.${issue}`),
})

/** A session ends once, however many calls are answered 401; a late 401 of an old token ends nothing. */
function oncePerToken(options: ClientOptions): (token: string | undefined) => void {
  let ended: string | undefined
  return (token) => {
    if (token !== options.session()?.token) return
    if (token !== undefined && token === ended) return
    ended = token
    options.onSessionEnded(token)
  }
}
