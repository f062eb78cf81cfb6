import {
  type Instant,
  type InstrumentId,
  type MentorId,
  type Refusal,
  type Result,
  type SalePhase,
  type StreamVersion,
  no,
  ok,
  refuse,
  sliceOf,
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
import { areMentorsOffered } from './copySettings.ts'

export const mentorStream = (mentor: MentorId) => streamId(rules.stream, mentor)

export interface FoundMentor extends MentorRecord {
  readonly state: MentorsState
  readonly read: StreamVersion
}

/** A mentor as it is; undefined where none of the id was announced. */
export async function mentorOf(
  { streams }: Pick<Services, 'streams'>,
  id: MentorId,
): Promise<FoundMentor | undefined> {
  const stream = mentorStream(id)
  const { state: all, version } = await streams.load(stream)
  const state = sliceOf(all, rules)
  const record = mentorRecordOf(state)
  return record && { ...record, state, read: { stream, version } }
}

/** A mentor as anyone may read it. */
export async function readableMentor(
  services: Services,
  id: MentorId,
): Promise<Result<FoundMentor, Refusal<'PRODUCT_UNAVAILABLE'>>> {
  const found = areMentorsOffered(services) ? await mentorOf(services, id) : undefined
  return found === undefined ? no(refuse('PRODUCT_UNAVAILABLE', {})) : ok(found)
}

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
