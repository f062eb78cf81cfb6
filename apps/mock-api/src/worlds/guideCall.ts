import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  envelopeShape,
  parseWire,
} from '@onelot/api-client'
import type * as z from 'zod/mini'
import type { Broker } from '../broker.ts'
import type { Connection } from '../http/pipeline.ts'

/** A call of a world was refused. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  /** Of the refusal; missing where the answer is no envelope. */
  readonly code: string | null | undefined
  constructor(
    path: string,
    answer: { readonly ok: boolean; readonly value?: { readonly msg?: string | null | undefined } },
  ) {
    super(`the world's ${path} was refused: ${JSON.stringify(answer)}`)
    this.code = answer.value?.msg
  }
}

/** The body of a call that carries a file; undefined of any other. */
function formOf({ file }: Endpoint, request: unknown): FormData | undefined {
  if (file === undefined) return undefined
  const sent =
    typeof request === 'object' && request !== null
      ? Object.entries<unknown>({ ...request }).find(([name]) => name === file.field)?.[1]
      : undefined
  if (!(sent instanceof Blob)) throw new Error(`${file.field} is no file`)
  const form = new FormData()
  form.append(file.field, sent)
  return form
}

/** A call that must succeed: a story must not show what a world cannot do. */
export async function guideCall<E extends Endpoint>(
  broker: Broker,
  endpoint: E,
  request: RequestInput<E>,
  headers: Readonly<Record<string, string>>,
  connection: Connection = {},
): Promise<ResponseOf<E>> {
  const form = formOf(endpoint, request)
  const response = await broker.fetch(
    new Request(`http://world.invalid/api/vue/${endpoint.path}`, {
      method: 'POST',
      // A form's own content type names its boundary.
      headers: form === undefined ? { 'content-type': 'application/json', ...headers } : headers,
      body: form ?? JSON.stringify(request),
    }),
    connection,
  )
  const envelope = parseWire(envelopeShape, await response.json())
  if (!envelope.ok || envelope.value.status !== 1) throw new CallRefused(endpoint.path, envelope)
  const data = parseWire<E['response']>(endpoint.response, envelope.value.data)
  if (!data.ok) throw new Error(`${endpoint.path} broke the contract: ${data.issues.join('; ')}`)
  return data.value satisfies z.output<E['response']>
}
