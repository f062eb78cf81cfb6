import { instantText, mentorIdText } from '@onelot/api-client'
import { type MentorId, invalid, marketFacts, money, no } from '@onelot/domain'
import { type MentorsCommand, mentors as rules } from '@onelot/domain/modules/managed/mentors'
import * as z from 'zod/mini'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { instrumentText, partText, positiveText, reasonText } from '../../base/operatorShapes.ts'
import { mentorDefaults } from '../copySettings.ts'
import { mentorStream } from '../foundMentor.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.gte(1), z.lte(1_000))

const mentorShape = z.strictObject({
  mentor: mentorIdText,
  name: z.strictObject({ en: name, kor: name, tw: name }),
  market: z.enum(['KRX', 'TWSE', 'US', 'SET']),
  /** The most that all followers may put in; without it there is no limit. */
  size: z.exactOptional(positiveText),
  from: instantText,
  to: instantText,
  termDays: z.exactOptional(count),
  shares: z
    .array(
      z.strictObject({
        instrument: instrumentText,
        fast: z._default(count, 20),
        slow: z._default(count, 60),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  /** Without them, those of the settings. */
  capital: z.exactOptional(positiveText),
  least: z.exactOptional(positiveText),
  feeRate: z.exactOptional(partText),
  reason: reasonText,
})
export type MentorInput = z.input<typeof mentorShape>

const sent = (desk: OperatorDesk, mentor: MentorId, command: MentorsCommand) =>
  desk.command(rules, mentorStream(mentor), command)

export const mentorActions = [
  /** Announces a mentor, or changes its terms for those who follow it later. */
  operatorAction('/mentor', mentorShape, async (asked, desk) => {
    const { mentor: id, reason, capital, least, feeRate, ...terms } = asked
    const { currency } = marketFacts[terms.market]
    const defaults = mentorDefaults(desk.services, currency)
    if (defaults === undefined) return no(invalid({ market: 'notAllowed' }))
    const mentor = {
      ...terms,
      id,
      capital: money(currency, capital ?? defaults.capital),
      least: least ?? defaults.least,
      feeRate: feeRate ?? defaults.feeRate,
    }
    return sent(desk, id, { kind: 'mentors.set', mentor, reason })
  }),
  /** It trades no more: what is under review is rejected, and its follows end. */
  operatorAction(
    '/mentor/call-off',
    z.strictObject({ mentor: mentorIdText, reason: reasonText }),
    ({ mentor, reason }, desk) => sent(desk, mentor, { kind: 'mentors.callOff', reason }),
  ),
]
