import { contract, memberMe, requestsCancel } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { headersOf, nextKey } from '../../../testing/testBroker.ts'
import { imageFor } from '../../base/uploadedImages.ts'
import { identityOf, verifiedNameOf } from '../../base/verifiedName.ts'
import { child, guardian, opened, phone } from './testing/opened.ts'

const { realNameStatus } = contract.realName

describe('a real name', () => {
  it('is under review, passes by itself after five seconds, and is the account’s from then on', async () => {
    const { submit, status, pass, call, member, services, account, messages } = await opened()
    expect(await status()).toMatchObject({ state: 'notVerified', triesLeft: 5 })
    expect(await submit()).toMatchObject({
      state: 'underReview',
      name: '홍*동',
      idNumber: '900101-1******',
      reviewMs: 5_000,
      triesLeft: 4,
    })
    expect(await verifiedNameOf(services, account)).toBeUndefined()
    await pass(5_000)
    expect(await status()).toMatchObject({ state: 'passed', name: '홍*동' })
    expect((await call(memberMe, {}, member)).realName).toBe('passed')
    expect(await verifiedNameOf(services, account)).toBe('홍길동')
    expect(await messages()).toMatchObject([
      { kind: 'requestEnded', params: { request: 'realName.check', ending: 'passed' } },
    ])
  })

  it('unlocks margin financing', async () => {
    const { submit, pass, call, member, world } = await opened()
    const enable = () =>
      world.send(
        'member/enableMargin',
        { riskStatementRead: true },
        { ...headersOf(member), 'idempotency-key': nextKey() },
      )
    expect((await enable()).msg).toBe('REAL_NAME_REQUIRED')
    await submit()
    expect((await enable()).msg).toBe('REAL_NAME_UNDER_REVIEW')
    await pass(5_000)
    expect((await enable()).status).toBe(1)
    expect((await call(memberMe, {}, member)).marginEnabled).toBe(true)
  })

  it('that is rejected says why, and may be submitted again with other pictures', async () => {
    const { submit, decide, byOperator, status, upload, services, pass, messages } = await opened()
    await byOperator()
    const front = await upload()
    expect(await submit({ front })).not.toHaveProperty('reviewMs')
    await decide('reject', 'the photo is blurred')
    expect(await status()).toMatchObject({ state: 'rejected', reason: 'the photo is blurred', triesLeft: 4 })
    expect(await messages()).toMatchObject([
      { params: { ending: 'rejected', reason: 'the photo is blurred' } },
    ])
    expect(await imageFor('operator', front, services)).toBeDefined()
    await submit({ name: '홍길순' })
    expect(await imageFor('operator', front, services)).toBeUndefined()
    await pass(60_000)
    expect(await status()).toMatchObject({ state: 'underReview', name: '홍*순' })
    expect(await status()).not.toHaveProperty('reason')
    await decide('pass')
    expect(await status()).toMatchObject({ state: 'passed', name: '홍*순' })
  })

  it('that its member takes back is not verified', async () => {
    const { submit, asked, call, member, status } = await opened()
    await submit()
    await call(requestsCancel, { request: (await asked()).id }, member)
    expect(await status()).toMatchObject({ state: 'notVerified' })
  })

  it('of an account that was frozen meanwhile is rejected', async () => {
    const { submit, pass, status, broker } = await opened()
    await submit()
    await broker.operator.setOnMember(
      { phone },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    await pass(5_000)
    expect(await status()).toMatchObject({ state: 'rejected' })
    expect(await status()).not.toHaveProperty('reason')
  })
})

describe('a submission', () => {
  it('is refused while one waits, and once it has passed', async () => {
    const { submit, refusalOf, pass } = await opened()
    await submit()
    expect(await refusalOf()).toMatchObject({ msg: 'REAL_NAME_UNDER_REVIEW' })
    await pass(5_000)
    expect(await refusalOf()).toMatchObject({ msg: 'REAL_NAME_PASSED' })
  })

  it('of which the sixth of a day of Seoul is refused, with what is limited and until when', async () => {
    const { submit, decide, byOperator, refusalOf, status, pass } = await opened()
    await byOperator()
    for (let count = 0; count < 5; count += 1) {
      await submit()
      await decide('reject')
    }
    expect(await status()).toMatchObject({ triesLeft: 0 })
    expect(await refusalOf()).toMatchObject({
      msg: 'TOO_FREQUENT',
      data: { params: { limited: 'realName', until: '2026-03-10T15:00:00.000Z' }, fields: {} },
    })
    await pass(13 * 3_600_000)
    expect(await submit()).toMatchObject({ state: 'underReview', triesLeft: 4 })
  })

  it.each([
    [{ idNumber: '9013011' }, 'VALIDATION', { idNumber: 'malformed' }],
    [{ idNumber: '900101-1' }, 'VALIDATION', { idNumber: 'malformed' }],
    [{ name: '   ' }, 'VALIDATION', { name: 'tooShort' }],
    [
      { ...child, ...guardian, guardianConsent: false, guardianCode: '000000' },
      'GUARDIAN_CONSENT_REQUIRED',
      { guardianConsent: 'mustAccept' },
    ],
    [{ ...child, ...guardian }, 'GUARDIAN_CONSENT_REQUIRED', { guardianCode: 'required' }],
    [{ ...child, ...guardian, guardianCode: '12345' }, 'VALIDATION', { guardianCode: 'malformed' }],
  ])('is refused with the field that is wrong: %o', async (who, msg, fields) => {
    const { refusalOf, status } = await opened()
    expect(await refusalOf(who)).toMatchObject({ msg, data: { fields } })
    expect(await status()).toMatchObject({ state: 'notVerified', triesLeft: 5 })
  })

  it('names two pictures of its own member, each used once', async () => {
    const { register, upload, refusalOf, submit, sides, decide, byOperator } = await opened()
    const other = await register('01022220000')
    const mismatch = (...fields: readonly string[]) => ({
      msg: 'KEY_MISMATCH',
      data: { fields: Object.fromEntries(fields.map((field) => [field, 'unknown'])) },
    })
    expect(await refusalOf({ front: await upload(other) })).toMatchObject(mismatch('front'))
    const front = await upload()
    expect(await refusalOf({ front, back: front })).toMatchObject(mismatch('back'))
    await byOperator()
    const used = await sides()
    await submit(used)
    await decide('reject')
    expect(await refusalOf(used)).toMatchObject(mismatch('front', 'back'))
  })
})

describe('who a member is', () => {
  it('is in no event, and readable in no record', async () => {
    const { submit, services, pass, guarded } = await opened()
    await submit(await guarded())
    await pass(5_000)
    const { events, records } = await services.store.dump()
    const text = JSON.stringify([events, records])
    for (const secret of [child.name, child.idNumber, guardian.guardianName, guardian.guardianPhone])
      expect(text).not.toContain(secret)
  })

  it('keeps a guardian of a child alone', async () => {
    const { submit, services, account } = await opened()
    await submit(guardian)
    expect(await identityOf(services, account)).not.toHaveProperty('guardian')
    const { submit: ofChild, services: theirs, account: childs, guarded } = await opened()
    await ofChild(await guarded())
    expect(await identityOf(theirs, childs)).toMatchObject({
      guardian: { name: guardian.guardianName, phone: guardian.guardianPhone },
    })
  })

  it('is shown with its pictures to operators, who decide by it, and to nobody else', async () => {
    const { submit, byOperator, operate, register, world, services, member, upload, guarded } = await opened()
    await byOperator()
    const front = await upload()
    await submit({ ...(await guarded()), front })
    const { data } = await operate('queue', { kind: 'realName.check' })
    expect(data).toMatchObject({
      requests: [
        {
          account: member.account,
          terms: { front },
          shown: {
            ...child,
            birthDate: '2015-03-10',
            guardian: { name: guardian.guardianName, phone: guardian.guardianPhone },
          },
        },
      ],
    })
    expect(await operate('upload', { key: front })).toMatchObject({ data: { used: true } })
    const other = await register('01022220000')
    expect(await world.call(realNameStatus, {}, other)).not.toHaveProperty('name')
    expect(await imageFor(accountId(other.account), front, services)).toBeUndefined()
    expect(await imageFor(accountId(member.account), front, services)).toBeDefined()
  })
})

describe('an operator who sets the state', () => {
  it('decides what waits: nothing passes afterwards, and there is one message', async () => {
    const { submit, setByOperator, pass, status, asked, messages, refusalOf } = await opened()
    await submit()
    await setByOperator('rejected', 'not the same person')
    await pass(60_000)
    expect(await status()).toMatchObject({ state: 'rejected', reason: 'not the same person' })
    expect(await asked()).toMatchObject({ state: 'rejected', reason: 'not the same person' })
    expect(await messages()).toHaveLength(1)
    expect((await refusalOf()).msg).toBe('')
  })

  it('has it not verified, where one waits', async () => {
    const { submit, setByOperator, pass, status } = await opened()
    await submit()
    await setByOperator('notVerified')
    await pass(60_000)
    expect(await status()).toMatchObject({ state: 'notVerified' })
  })

  it('passes who has submitted nothing, without a name', async () => {
    const { setByOperator, status, services, account, messages } = await opened()
    await setByOperator('passed')
    expect(await status()).toMatchObject({ state: 'passed' })
    expect(await status()).not.toHaveProperty('name')
    expect(await verifiedNameOf(services, account)).toBeUndefined()
    expect(await messages()).toMatchObject([{ kind: 'realNamePassed' }])
  })
})
