import type { Instrument } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { nth } from './nth.ts'
import type { Drawn } from './step.ts'

/** What a member does with a module, or an operator. What it is about is made first where there is none. */
export type Act = (drawn: DrawnBroker, who: DrawnMember, step: Drawn) => Promise<void>

/** What is drawn of a module. */
export interface ModuleActs<Name extends string = string> {
  readonly acts: Readonly<Record<Name, Act>>
  /** Those that an operator does: where others come first, a restriction of the member is lifted, most often. */
  readonly byOperator?: readonly Name[]
  /** How often one of some acts is drawn beside the others. */
  readonly drawn: readonly (readonly [weight: number, ...names: readonly Name[]])[]
  /** Endpoints, timers, watches and processes that have led to events when all runs are over. */
  readonly kinds: readonly string[]
}

export const defineActs = <Name extends string>(
  one: Pick<ModuleActs<Name>, 'acts' | 'kinds'> & Pick<ModuleActs<NoInfer<Name>>, 'drawn' | 'byOperator'>,
): ModuleActs<Name> => one

/** Longer than a review takes. */
const REVIEW_MS = 6_000

/** Lets what was asked for pass its review. */
export async function passReview(drawn: DrawnBroker): Promise<void> {
  drawn.pass(REVIEW_MS)
  await drawn.tick()
}

/** Counts what was announced to each broker, so that each has a name of its own. */
export function announcements(prefix: string) {
  const counts = new WeakMap<DrawnBroker, number>()
  return {
    /** The one that was announced last, or so many before it. */
    last: (drawn: DrawnBroker, back = 0) => `${prefix}-${String((counts.get(drawn) ?? 0) - back)}`,
    next: (drawn: DrawnBroker) => {
      const count = (counts.get(drawn) ?? 0) + 1
      counts.set(drawn, count)
      return `${prefix}-${String(count)}`
    },
  }
}

/** Any share. */
export const anyShare = ({ instruments }: DrawnBroker, { instrument }: Drawn): Instrument | undefined =>
  nth(
    instruments.filter(({ kind }) => kind === 'stock'),
    instrument,
  )

/** One whose market is in its regular session. */
export const openShare = (drawn: DrawnBroker, { instrument }: Drawn): Instrument | undefined =>
  nth(
    drawn.instruments.filter((one) => one.kind === 'stock' && drawn.phaseOf(one) === 'regular'),
    instrument,
  )
