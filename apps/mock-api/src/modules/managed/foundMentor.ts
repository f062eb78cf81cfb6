import {
  type Instant,
  type InstrumentId,
  type MentorId,
  type SalePhase,
  type StreamVersion,
  streamId,
} from '@onelot/domain'
import { type MentorBook, type MentorOnOffer, fundKey } from '@onelot/domain/modules/managed/copyTrading'
import {
  type MentorRecord,
  type MentorsState,
  equityOf,
  mentorRecordOf,
  mentors as rules,
} from '@onelot/domain/modules/managed/mentors'
import type { Services } from '../../services.ts'
import { announcedIn, readableWhere } from '../base/announced.ts'
import { areMentorsOffered } from './copySettings.ts'

export const mentorStream = (mentor: MentorId) => streamId(rules.stream, mentor)

export interface FoundMentor extends MentorRecord {
  readonly state: MentorsState
  readonly streamVersion: StreamVersion
}

/** A mentor as it is; undefined where none of the id was announced. */
export const mentorOf = (
  services: Pick<Services, 'streams'>,
  id: MentorId,
): Promise<FoundMentor | undefined> => announcedIn(services, rules, mentorStream(id), mentorRecordOf)

/** A mentor as anyone may read it. */
export const readableMentor = (services: Services, id: MentorId) =>
  readableWhere(areMentorsOffered(services), () => mentorOf(services, id))

export function phaseOf({ mentor: { from, to }, calledOff }: MentorRecord, now: Instant): SalePhase {
  if (calledOff) return 'calledOff'
  if (now < from) return 'coming'
  return now < to ? 'open' : 'ended'
}

export const onOfferOf = async (
  { store }: Pick<Services, 'store'>,
  { mentor, calledOff: isOver }: MentorRecord,
): Promise<MentorOnOffer> => ({ mentor, isOver, claimed: await store.quotaClaimed(fundKey(mentor.id)) })

/** What a mentor has at the prices of a moment; a share without one counts nothing. */
export function bookOf(
  { market }: Pick<Services, 'market'>,
  { mentor, state: { sleeves } }: Pick<FoundMentor, 'mentor' | 'state'>,
  now: Instant,
): MentorBook {
  const priceOf = (instrument: InstrumentId) => market.quote(instrument, now)?.price
  const holdings = sleeves.flatMap(({ instrument, lots }) => {
    const price = priceOf(instrument)
    return lots === 0 || price === undefined ? [] : [{ instrument, lots, price }]
  })
  return { equity: equityOf(sleeves, priceOf, mentor.capital.currency), holdings }
}
