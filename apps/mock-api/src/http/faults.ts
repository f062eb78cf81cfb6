import { type RefusalCodeOnWire, streamPath } from '@onelot/api-client'
import { type StreamFault, faultyStream, page, withValue, withoutField } from './alteredAnswers.ts'
import { answered, refused } from './envelope.ts'
import { sampleParams } from './sampleParams.ts'

/** Something that goes wrong on purpose, for stories, tests and the operator. `times` limits how often; else always. */
export type Fault = FaultTarget &
  /** `params`: of the refusal. Samples by default. */
  (
    | { readonly refuse: RefusalCodeOnWire; readonly params?: object }
    /** The command is carried out, but its answer is held: the outcome is unknown until it is asked for again. */
    | { readonly hang: true }
    | { readonly http: number }
    /** The connection breaks before the call reaches the broker. */
    | { readonly offline: true }
    /** Success by the envelope, but data outside every schema. */
    | { readonly nonsense: true }
    /** Success whose data lacks what is at a path, its keys joined by full stops: `positions.0.fill`. */
    | { readonly without: string }
    /** Success whose data has another value at such a path: one that no schema knows (`positions.0.status`), or a list that is empty. */
    | { readonly put: string; readonly value: string | number | boolean | null | readonly never[] }
    /** A page in HTML, as a proxy answers. */
    | { readonly html: true }
    /** The event stream goes wrong, after so many events. @defaultValue 0 */
    | { readonly stream: StreamFault; readonly after?: number }
    | { readonly delayMs: number }
  )
/** Carries the refusal that a fault gives in place of the rules. */
export const faultHeader = 'x-fault'

export interface FaultTarget {
  /** An endpoint's path, or `*` for all. */
  readonly on: string
  /** Fields that a call has to ask with: it goes well with others. @defaultValue any */
  readonly asking?: Readonly<Record<string, string | number>>
  readonly times?: number
}

/** The faults in force, and the answers that they hold. */
export interface FaultDesk {
  set(faults: readonly Fault[]): void
  /** Wraps the handling of a call with its faults. @param body what it asks with */
  around(
    path: string,
    signal: AbortSignal,
    answer: () => Promise<Response>,
    body?: () => Promise<unknown>,
  ): Promise<Response>
  /** Releases every held answer. */
  release(): void
  /** Likewise, and holds none from now on: whoever closes the broker waits for what is being answered. */
  end(): void
  /** Answers that come only once they are released. */
  readonly held: number
}

const concerns = (fault: Fault, path: string): boolean =>
  (fault.on === path || fault.on === '*') && (!('stream' in fault) || path === streamPath)

function asks(body: unknown, { asking = {} }: Fault): boolean {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  )
  return Object.entries(asking).every(([name, value]) => fields.get(name) === value)
}

export function createFaultDesk(): FaultDesk {
  let faults: { readonly fault: Fault; left: number }[] = []
  let releases: (() => void)[] = []
  let held = 0
  let hasEnded = false

  async function next(path: string, bodyOf: () => Promise<unknown>): Promise<Fault | undefined> {
    const isOfFields = faults.some(({ fault }) => fault.asking !== undefined && concerns(fault, path))
    const body = isOfFields ? await bodyOf() : undefined
    const found = faults.find(({ fault, left }) => left > 0 && concerns(fault, path) && asks(body, fault))
    if (found === undefined) return undefined
    found.left -= 1
    return found.fault
  }
  /** Resolves once it is released, or its caller has gone. */
  const released = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (hasEnded || signal.aborted) {
        resolve()
        return
      }
      releases.push(resolve)
      signal.addEventListener('abort', () => {
        resolve()
      })
    })
  const hold = async (signal: AbortSignal) => {
    held += 1
    await released(signal)
    held -= 1
  }
  async function wait(ms: number, signal: AbortSignal): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms)
    })
    await Promise.race([over, released(signal)])
    clearTimeout(timer)
  }
  function release(): void {
    const holding = releases
    releases = []
    for (const letGo of holding) letGo()
  }

  return {
    set(next) {
      faults = next.map((fault) => ({ fault, left: fault.times ?? Infinity }))
    },
    async around(path, signal, answer, body = () => Promise.resolve()) {
      const fault = await next(path, body)
      if (fault === undefined) return answer()
      if ('refuse' in fault) {
        const params = fault.params ?? sampleParams(fault.refuse)
        const response = refused({ code: fault.refuse, params, fields: {} })
        response.headers.set(faultHeader, 'refuse')
        return response
      }
      if ('http' in fault) return new Response('', { status: fault.http })
      if ('offline' in fault) return Response.error()
      if ('nonsense' in fault) return answered('{"status":1,"msg":"","data":"\\u0000 nonsense"}')
      if ('without' in fault) return withoutField(await answer(), fault.without)
      if ('put' in fault) return withValue(await answer(), fault.put, fault.value)
      if ('html' in fault) return page()
      if ('stream' in fault) return faultyStream(await answer(), fault.stream, fault.after ?? 0)
      if ('delayMs' in fault) {
        await wait(fault.delayMs, signal)
        return answer()
      }
      const response = await answer()
      await hold(signal)
      return response
    },
    release,
    end() {
      hasEnded = true
      release()
    },
    get held() {
      return held
    },
  }
}
