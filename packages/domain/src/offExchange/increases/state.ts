import type { AnnouncedRights } from '../../base/instruments/announced.ts'
import type { Instant } from '../../base/instant.ts'
import type { Money } from '../../base/money/money.ts'

/** New shares that a member has asked for. Its id is also the `ref` of its hold, and the text of the position that it leads to. */
export interface RightsApplication {
  readonly id: string
  readonly shares: number
  /** On hold until the shares are issued. */
  readonly cost: Money
  readonly at: Instant
}

/** What an account may take of an increase. */
export interface RightsGrant {
  readonly increase: AnnouncedRights
  /** Own shares at the opening of the record date. */
  readonly held: number
  readonly rights: number
  readonly grantedAt: Instant
  /** One at a time. */
  readonly application?: RightsApplication | undefined
}

export const grantStates = ['granted', 'applied', 'issued', 'lapsed', 'calledOff'] as const
export type GrantState = (typeof grantStates)[number]

/** What ends an increase before its time. */
export const increaseCallOffCauses = ['operator', 'split', 'delisted'] as const
export type IncreaseCallOffCause = (typeof increaseCallOffCauses)[number]

/** A grant as it is listed: what became of it, once it has ended. */
export interface RightsRecord extends RightsGrant {
  readonly state: GrantState
  readonly endedAt?: Instant | undefined
  /** Of what was called off. */
  readonly cause?: IncreaseCallOffCause | undefined
}

export interface IncreasesState {
  /** Those that have not ended, by the increase. */
  readonly grants: Readonly<Record<string, RightsGrant>>
}

/** Rights that lapse where nothing more is done: all of them, or what an application leaves. */
export const unusedRights = ({ rights, application }: Pick<RightsGrant, 'rights' | 'application'>): number =>
  rights - (application?.shares ?? 0)

export const initialIncreases: IncreasesState = Object.freeze({ grants: {} })

/** Ids come from outside, so only own keys count. */
export const grantIn = (
  { grants }: Pick<IncreasesState, 'grants'>,
  increase: string,
): RightsGrant | undefined => (Object.hasOwn(grants, increase) ? grants[increase] : undefined)
