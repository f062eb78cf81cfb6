import { type Run, codeOf, newKey, saidText } from '../run.ts'
import type { Answer } from '../wire.ts'

const MALFORMED = '{"a":'

/** Neither carried out nor a failure of the server. */
const isRefusal = (answer: Answer): boolean =>
  answer.http >= 200 && answer.http < 500 && (answer.http >= 400 || codeOf(answer) !== undefined)

/** What no client sends is refused, and breaks nothing. */
export async function tryEnvelopes({ wire, record, endpoints, members }: Run): Promise<void> {
  const [member] = members
  const unknown = await wire.send({
    path: 'conformance/noSuchCall',
    body: {},
    session: member?.session,
    key: newKey(),
  })
  record.judged(
    'ENV-02',
    {},
    isRefusal(unknown) ? [] : [{ said: `${saidText(unknown)}; expected: HTTP 4xx, or a refusal` }],
  )
  for (const { path, access, kind } of endpoints) {
    if (access === 'member' && member === undefined) {
      record.notTried('ENV-03', { path }, 'there is no account')
      continue
    }
    const answer = await wire.send({
      path,
      body: MALFORMED,
      session: access === 'member' ? member?.session : undefined,
      key: kind === 'write' ? newKey() : undefined,
    })
    const findings = isRefusal(answer)
      ? []
      : [{ said: `${saidText(answer)}; expected: HTTP 4xx, or a refusal` }]
    record.judged('ENV-03', { path }, findings)
  }
}
