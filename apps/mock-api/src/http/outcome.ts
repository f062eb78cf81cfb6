import type { Endpoint } from '@onelot/api-client'
import type { OutcomeState } from '../kernel/submission.ts'

export type OutcomeOnWire =
  | { readonly state: 'done'; readonly message: string; readonly data: unknown }
  | { readonly state: 'waiting' }
  | { readonly state: 'neverArrived' }
  | { readonly state: 'forgotten' }

/** The outcome of a write, by the parts of the envelope that it was answered with. */
export async function outcomeOnWire(
  endpoint: Endpoint | undefined,
  ask: (endpoint: Endpoint) => Promise<OutcomeState>,
): Promise<OutcomeOnWire> {
  if (endpoint?.kind !== 'write') return { state: 'neverArrived' }
  const outcome = await ask(endpoint)
  if (outcome.state !== 'done') return outcome
  // `successText` wrote it.
  const { msg, data } = JSON.parse(outcome.text) as { readonly msg: string; readonly data: unknown }
  return { state: 'done', message: msg, data }
}
