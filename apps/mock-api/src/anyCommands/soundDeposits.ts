import { type ModuleEvent, type Money, type RequestsEvent, add, zero } from '@onelot/domain'
import { DEPOSIT } from '@onelot/domain/modules/funds/deposits'
import { termsIn } from '../modules/funds/deposits/onWire.ts'
import { differs } from './differs.ts'

const isPassed = (event: ModuleEvent): event is Extract<RequestsEvent, { kind: 'requests.passed' }> =>
  event.kind === 'requests.passed'

/** What is wrong with what was paid in: each deposit that has passed credits what its terms say, once, and nothing else is credited. */
export function depositFaults(events: readonly ModuleEvent[]): readonly string[] {
  const credited = new Map<string, Money>()
  for (const { reason, ref, money } of events.flatMap(({ postings }) => postings))
    if (reason === 'deposits.credited')
      credited.set(ref, add(credited.get(ref) ?? zero(money.currency), money))
  const passed = events.filter(isPassed).flatMap(({ request }) => (request.kind === DEPOSIT ? [request] : []))
  const known = new Set(passed.map(({ id }) => id))
  return [
    ...passed.flatMap((request) => {
      const { credit } = termsIn(request)
      return differs(`what ${request.id} credited`, credited.get(request.id) ?? zero(credit.currency), credit)
    }),
    ...[...credited.keys()]
      .filter((ref) => !known.has(ref))
      .map((ref) => `${ref} credited, and has not passed`),
  ]
}
