import type { StreamState } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import type { Act } from './moduleActs.ts'
import type { Drawn } from './step.ts'

interface Asked {
  readonly path: string
  readonly body: object
}
interface Asking {
  readonly drawn: DrawnBroker
  readonly who: DrawnMember
  readonly step: Drawn
  /** The account as it is. */
  readonly state: StreamState
}

/** Sends a command, now and then twice under one key or from two tabs at once. */
export async function sendSomehow(
  drawn: DrawnBroker,
  who: DrawnMember,
  path: string,
  body: object,
  pick: number,
): Promise<void> {
  if (pick % 7 === 0) await drawn.sendAgain(who, path, body)
  else if (pick % 7 === 1) await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
  else await drawn.send(who, path, body)
}

/** Sends a command once, or from two tabs at once: whether it was carried out. */
export async function sendFromTabs(
  drawn: DrawnBroker,
  who: DrawnMember,
  path: string,
  body: object,
  pick: number,
): Promise<boolean> {
  if (pick % 7 !== 1) return drawn.send(who, path, body)
  const answers = await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
  return answers.some(Boolean)
}

/** The request that a step leads to; none where there is nothing that it could be about. */
export const asking =
  (askedBy: (by: Asking) => Asked | undefined | Promise<Asked | undefined>): Act =>
  async (drawn, who, step) => {
    const asked = await askedBy({ drawn, who, step, state: await drawn.stateOf(who) })
    if (asked) await sendSomehow(drawn, who, asked.path, asked.body, step.pick)
  }
