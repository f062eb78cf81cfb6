import { describe, expect, it } from 'vitest'
import type { RealNameState, Restriction } from '../../base/access/access.ts'
import { instant, localDate } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import { type RealNameCommand, type RealNameTries, realName, triesLeftOn } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const march = (day: number) => localDate(`2026-03-${String(day).padStart(2, '0')}`)

const adult: RealNameCommand = {
  kind: 'realName.submit',
  name: '홍길동',
  idNumber: '9001011',
  front: 'f',
  back: 'b',
  guardian: { name: undefined, phone: undefined },
  guardianConsents: false,
  guardianCode: undefined,
}
const child: RealNameCommand = { ...adult, idNumber: '1503103' }
const guarded: RealNameCommand = {
  ...child,
  guardian: { name: '홍판서', phone: '01011112222' },
  guardianConsents: true,
  guardianCode: '482916',
}

interface Given {
  readonly day?: number
  readonly state?: RealNameState
  readonly restrictions?: readonly Restriction[]
  readonly isWaiting?: boolean
}

function decide(
  command: RealNameCommand,
  { day = 10, state = 'notVerified', restrictions = [], isWaiting = false }: Given = {},
  before: RealNameTries = realName.initial,
) {
  const base = { now, newId: 'r1', ledger: emptyBalances, today: march(day) }
  const decided = realName.decide(command, before, { ...base, realName: state, restrictions, isWaiting })
  const events = decided.ok ? decided.value.events : []
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after: events.reduce((folded, event) => realName.evolve(folded, event), before),
  }
}

describe('a submission', () => {
  it('leads to an event without identity, with the keys of the pictures', () => {
    const { events } = decide(guarded)
    expect(events).toEqual([
      {
        kind: 'realName.submitted',
        version: 1,
        at: now,
        postings: [],
        day: march(10),
        front: 'f',
        back: 'b',
      },
    ])
  })

  it.each(['notVerified', 'rejected'] as const)('is taken where the real name is %s', (state) => {
    expect(decide(adult, { state }).refusal).toBeUndefined()
  })

  it('is refused while one waits, whatever an operator has set meanwhile, and once it has passed', () => {
    expect(decide(adult, { state: 'underReview' }).refusal).toEqual(refuse('REAL_NAME_UNDER_REVIEW', {}))
    expect(decide(adult, { isWaiting: true }).refusal).toEqual(refuse('REAL_NAME_UNDER_REVIEW', {}))
    expect(decide(adult, { state: 'passed' }).refusal).toEqual(refuse('REAL_NAME_PASSED', {}))
  })

  it('is refused on a frozen account, which would be rejected', () => {
    expect(decide(adult, { restrictions: ['frozen'] }).refusal).toEqual(refuse('ACCOUNT_FROZEN', {}))
  })

  it.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ name: '---' }, { name: 'malformed' }],
    [{ idNumber: '9001010' }, { idNumber: 'malformed' }],
    [
      { idNumber: '2603113', name: '' },
      { name: 'required', idNumber: 'malformed' },
    ],
  ] as const)('is refused with the field that is wrong: %o', (change, fields) => {
    expect(decide({ ...adult, ...change }).refusal).toEqual(invalid(fields))
  })

  it('of someone below 14 needs the guardian’s name, phone, code and consent', () => {
    const consent = { guardianConsent: 'mustAccept' } as const
    expect(decide(child).refusal).toEqual(
      refuse(
        'GUARDIAN_CONSENT_REQUIRED',
        {},
        {
          guardianName: 'required',
          guardianPhone: 'required',
          guardianCode: 'required',
          ...consent,
        },
      ),
    )
    expect(decide({ ...guarded, guardianConsents: false }).refusal).toEqual(
      refuse('GUARDIAN_CONSENT_REQUIRED', {}, consent),
    )
    expect(decide({ ...guarded, guardianCode: undefined }).refusal).toEqual(
      refuse('GUARDIAN_CONSENT_REQUIRED', {}, { guardianCode: 'required' }),
    )
    expect(decide(guarded).refusal).toBeUndefined()
  })
})

describe('the tries of a day', () => {
  it('are five, and five again on the next', () => {
    const after = [1, 2, 3].reduce((state) => decide(adult, {}, state).after, realName.initial)
    expect([triesLeftOn(after, march(10)), triesLeftOn(after, march(11))]).toEqual([2, 5])
    const next = decide(adult, { day: 11 }, after).after
    expect(triesLeftOn(next, march(11))).toBe(4)
  })

  it('are none after the fifth', () => {
    const after = [1, 2, 3, 4, 5].reduce((state) => decide(adult, {}, state).after, realName.initial)
    expect(triesLeftOn(after, march(10))).toBe(0)
  })

  it('are counted on by a clock that goes back over midnight, and begin anew on a later day alone', () => {
    const after = [10, 9, 10, 9, 10].reduce(
      (state, day) => decide(adult, { day }, state).after,
      realName.initial,
    )
    expect([9, 10, 11].map((day) => triesLeftOn(after, march(day)))).toEqual([0, 0, 5])
  })
})
