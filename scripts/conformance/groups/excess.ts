import type { Endpoint } from '@onelot/api-client'
import { type Request, requestsOf } from '../requests.ts'
import { type Run, newKey } from '../run.ts'
import type { Answer } from '../wire.ts'

/** Money that nobody has, of any currency. */
const TOO_MUCH = '900000000000000'
const TOO_MANY = 1_000_000_000
/** Fields that say how much is asked for. */
const sizes: Readonly<Record<string, unknown>> = { amount: TOO_MUCH, shares: TOO_MANY, lots: TOO_MANY }
/** What more than there is may be refused with: by the money of the member, or by what is offered. */
const excess: ReadonlySet<string> = new Set([
  'BALANCE_INSUFFICIENT',
  'AVAILABLE_INSUFFICIENT',
  'FUNDRAISING_QUOTA_INSUFFICIENT',
  'LENDING_QUOTA_INSUFFICIENT',
  'LENDING_QUOTA_FULL',
  'LOAN_QUOTA_EXCEEDED',
])

/** Asks every call that says how much for more than anybody has. */
export async function tryExcess(
  run: Run,
  judge: (run: Run, endpoint: Endpoint, code: string, answer: Answer) => void,
): Promise<void> {
  const [member] = run.members
  if (member === undefined) return
  for (const endpoint of run.endpoints) {
    const codes = endpoint.refusals.filter((code) => excess.has(code))
    const made = requestsOf(endpoint, member.known)
    if (endpoint.kind !== 'write' || codes.length === 0 || made.kind === 'lacking') continue
    const sized = Object.keys(made.first).filter((name) => name in sizes)
    if (sized.length === 0) continue
    const request: Request = {
      ...made.first,
      ...Object.fromEntries(sized.map((name) => [name, sizes[name]])),
    }
    const answer = await run.wire.send({
      path: endpoint.path,
      body: request,
      session: member.session,
      key: newKey(),
    })
    for (const code of codes) judge(run, endpoint, code, answer)
  }
}
