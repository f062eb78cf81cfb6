import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { headersOf, nextKey } from '../../../testing/testBroker.ts'
import { opened, phone } from './testing/opened.ts'

const { realNameSubmit } = contract.realName

describe('the guardian of a child', () => {
  const mismatch = { msg: 'VALIDATION', data: { fields: { guardianCode: 'mismatch' } } }

  it('consents by a code at their own number, which is used once', async () => {
    const { submit, refusalOf, guarded, decide, byOperator } = await opened()
    await byOperator()
    const submission = await guarded()
    expect(await submit(submission)).toMatchObject({ state: 'underReview' })
    await decide('reject')
    expect(await refusalOf(submission)).toMatchObject(mismatch)
  })

  it('does not by a wrong code, one of another purpose, or one that is too old; nothing is submitted', async () => {
    const { refusalOf, guarded, codeOfGuardian, pass, status } = await opened()
    const other = await codeOfGuardian('bindPhone')
    await pass(60_000)
    const submission = await guarded()
    const { guardianCode: code } = submission
    const wrong = code === '000000' ? '000001' : '000000'
    for (const guardianCode of [wrong, other])
      expect(await refusalOf({ ...submission, guardianCode })).toMatchObject(mismatch)
    await pass(5 * 60_000)
    expect(await refusalOf(submission)).toMatchObject(mismatch)
    expect(await status()).toMatchObject({ state: 'notVerified', triesLeft: 5 })
  })

  it('is not the child: consent at its own number is none, however it is written', async () => {
    const { refusalOf, guarded, status } = await opened()
    const submission = await guarded()
    for (const guardianPhone of [phone, `+${phone}`])
      expect(await refusalOf({ ...submission, guardianPhone })).toMatchObject({
        msg: 'GUARDIAN_CONSENT_REQUIRED',
        data: { fields: { guardianPhone: 'notAllowed' } },
      })
    expect(await status()).toMatchObject({ state: 'notVerified', triesLeft: 5 })
  })

  it('is not asked for five wrong codes more', async () => {
    const { refusalOf, guarded, pass } = await opened()
    const submission = await guarded()
    const { guardianCode: code } = submission
    const guardianCode = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n += 1) {
      expect(await refusalOf({ ...submission, guardianCode })).toMatchObject(mismatch)
      await pass(11_000)
    }
    expect((await refusalOf(submission)).msg).toBe('TOO_FREQUENT')
  })

  it('may be the guardian of two children, each with a code: one code serves one of two that are sent at once', async () => {
    const { world, sides, send, guarded, upload, register } = await opened()
    const sibling = await register('01022220000')
    const submission = await guarded()
    const theirs = { front: await upload(sibling), back: await upload(sibling) }
    const answers = await Promise.all([
      send({ ...submission, ...(await sides()) }),
      world.send(
        realNameSubmit.path,
        { ...submission, ...theirs },
        { ...headersOf(sibling), 'idempotency-key': nextKey() },
      ),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1])
    expect(answers.find(({ status }) => status === 0)).toMatchObject(mismatch)
  })
})
