import { isRefusalCode } from '@onelot/api-client'
import * as z from 'zod/mini'
import type { Case, World } from './cases.ts'
import { idsOf } from './people.ts'
import type { Answer } from './send.ts'

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Innocent = Pick<World, 'innocents' | 'unnamed'>

const success = z.object({ status: z.literal(1), msg: z.string(), data: z.unknown() })
const refusal = z.object({
  status: z.literal(0),
  msg: z.string(),
  data: z.object({ params: z.record(z.string(), z.unknown()), fields: z.record(z.string(), z.string()) }),
})
const envelope = z.discriminatedUnion('status', [success, refusal])

/** What is wrong with an answer, whatever was asked. */
export function wrongIn({ status, headers, text }: Answer): string | undefined {
  if (status >= 500 || status < 200) return `HTTP ${String(status)}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'no security headers'
  if (String(headers['content-type']).startsWith('text/event-stream')) return undefined
  const read = z.safeParse(envelope, json(text))
  if (!read.success) return 'no envelope'
  const { status: accepted, msg } = read.data
  if (accepted === 1) return status === 200 ? undefined : 'success, but not HTTP 200'
  if (!isRefusalCode(msg)) return 'a refusal outside the catalogue'
  return msg === 'SYSTEM_BUSY' ? 'SYSTEM_BUSY: a failure underneath' : undefined
}

/** What an answer to one who attacks says of another. Ids of the unnamed are in no request, so that no answer has them of one. */
function leakOf({ text }: Answer, { innocents, unnamed }: Innocent): string | undefined {
  const secrets = [
    ...[...innocents, unnamed].flatMap(({ member, phone }) => [member.token, phone]),
    ...idsOf(unnamed),
  ]
  const said = secrets.find((secret) => text.includes(secret))
  return said === undefined ? undefined : `it says ${said} of another`
}

/** What a path outside the calls is answered: no pages are served. */
export const isPage = (status: number, text: string): boolean => status === 404 && text === 'Not found'

/** What is wrong with the answer to a case; undefined where all is well. */
export function judged({ role, isRefused }: Case, answer: Answer, innocent: Innocent) {
  const wrong = isPage(answer.status, answer.text) ? undefined : wrongIn(answer)
  if (wrong !== undefined) return wrong
  if (isRefused && answer.text.includes('"status":1')) return 'it was accepted'
  return role === 'operator' ? undefined : leakOf(answer, innocent)
}
