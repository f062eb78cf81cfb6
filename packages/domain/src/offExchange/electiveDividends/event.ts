import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { ElectionRecord, ElectionTerms, StandingChoice } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

interface OfElection extends Base {
  readonly terms: ElectionTerms
}

export type ElectiveDividendsEvent =
  | (OfElection & {
      readonly kind: 'electiveDividends.counted'
      readonly dividend: AnnouncedDividend
      /** Whether the member is to choose: no standing choice did. */
      readonly asks: boolean
    })
  | (OfElection & { readonly kind: 'electiveDividends.submitted' })
  | (OfElection & { readonly kind: 'electiveDividends.accepted' })
  | (OfElection & { readonly kind: 'electiveDividends.released' })
  | (OfElection & { readonly kind: 'electiveDividends.withdrawn' })
  /** The deadline came while its request was under review, which ends in the same append. */
  | (OfElection & { readonly kind: 'electiveDividends.lapsed'; readonly request: string })
  | (Base & { readonly kind: 'electiveDividends.standingSet'; readonly standing: StandingChoice })
  | (Base & { readonly kind: 'electiveDividends.settled'; readonly record: ElectionRecord })
