import { describe, expect, it } from 'vitest'
import { closable, consented, password } from '../../testing/closable.ts'
import { codesOn, phoneBrowser, sendFrom } from '../../testing/onDevice.ts'
import { registrationOf } from '../../testing/registration.ts'
import { nextKey } from '../../testing/testBroker.ts'
import { child, guardian, opened } from './realName/testing/opened.ts'
import { collections, credentialsFor } from '../base/credentials.ts'

/** Of the member of `closable`. */
const spellings = ['01011110000', '+821011110000', '8201011110000'] as const
const chosen = { password: 'Onelot2027', passwordConfirm: 'Onelot2027' }

type World = Awaited<ReturnType<typeof closable>>
const say = ({ send }: World, path: string, body: object) =>
  send(path, body, { 'idempotency-key': nextKey() })

/** As an earlier release kept the number that was typed so. */
async function keptAs({ services, account }: World, digits: string): Promise<void> {
  const credentials = await credentialsFor(services, account)
  const phone = await services.vault.digest(`phone ${digits}`)
  const body = { ...credentials, phone }
  await services.store.changeRecords([
    { kind: 'remove', collection: collections.phones, key: credentials.phone },
    { kind: 'new', record: { collection: collections.phones, key: phone, owner: account, body: {} } },
    { kind: 'replace', record: { collection: collections.credentials, key: account, owner: account, body } },
  ])
}

describe.each(spellings)('a number that is written %s', (spelling) => {
  it('opens no second account beside that of another spelling', async () => {
    const { msg } = await say(await closable(), 'member/register', registrationOf(spelling, password))
    expect(msg).toBe('ACCOUNT_EXISTS')
  })

  it('logs in to its account, and resets its password by a code that was sent to another spelling', async () => {
    const world = await closable()
    const login = await say(world, 'member/login', { phone: spelling, password })
    expect(login.data).toMatchObject({ account: world.account })
    await sendFrom(world, phoneBrowser, 'codes/send', { phone: spellings[0], purpose: 'forgottenPassword' })
    const [code = ''] = await codesOn(world, phoneBrowser)
    const reset = await say(world, 'member/resetPassword', { phone: spelling, code, ...chosen })
    expect(reset.status).toBe(1)
  })

  it('finds its account, in whatever spelling an earlier release kept it', async () => {
    for (const former of spellings) {
      const world = await closable()
      await keptAs(world, former.replace('+', ''))
      expect((await say(world, 'member/register', registrationOf(spelling, password))).msg).toBe(
        'ACCOUNT_EXISTS',
      )
      const login = await say(world, 'member/login', { phone: spelling, password })
      expect(login.data).toMatchObject({ account: world.account })
    }
  })

  it.each(['0001011110000', '+82001011110000', '000821011110000'])(
    'logs in to its account though somebody tried to register %s',
    async (zeros) => {
      const world = await closable()
      await say(world, 'member/register', registrationOf(zeros, 'Onelot2028'))
      const login = await say(world, 'member/login', { phone: spelling, password })
      expect(login.data).toMatchObject({ account: world.account })
    },
  )

  it('is no new number of its own account', async () => {
    const world = await closable()
    const asked = { phone: spelling, code: '000000', password }
    const answer = await sendFrom(world, phoneBrowser, 'member/changePhone', asked, world.member)
    expect(answer).toMatchObject({ msg: 'VALIDATION', data: { fields: { phone: 'notAllowed' } } })
  })

  it('is not that of the guardian of its own member', async () => {
    const { refusalOf } = await opened()
    const asked = { ...child, ...guardian, guardianPhone: spelling, guardianCode: '000000' }
    const fields = { guardianPhone: 'notAllowed' }
    expect(await refusalOf(asked)).toMatchObject({ msg: 'GUARDIAN_CONSENT_REQUIRED', data: { fields } })
  })

  it('names its account to operators', async () => {
    const { operate } = await closable()
    expect((await operate('restrictions', { phone: spelling, restrictions: ['frozen'] })).status).toBe(1)
  })

  it('has no code left in the inbox once its account is closed', async () => {
    const world = await closable()
    await sendFrom(world, phoneBrowser, 'codes/send', { phone: spelling, purpose: 'forgottenPassword' })
    expect(await codesOn(world, phoneBrowser)).toHaveLength(1)
    expect((await world.close(consented)).status).toBe(1)
    expect(await codesOn(world, phoneBrowser)).toEqual([])
  })

  it('is counted with its other spellings: a code is sent to it once a minute', async () => {
    const world = await closable()
    await sendFrom(world, phoneBrowser, 'codes/send', { phone: spellings[1], purpose: 'bindPhone' })
    const again = await sendFrom(world, phoneBrowser, 'codes/send', { phone: spelling, purpose: 'bindPhone' })
    expect(again.msg).toBe('TOO_FREQUENT')
  })
})
