import { describe, expect, it } from 'vitest'
import { memberLogin, memberRegister } from '../contract/member/members.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { type Answer, outcomeBroker } from '../testing/outcomeBroker.ts'
import { keysInStorage } from './keptKeys.ts'
import { createSubmission } from './submission.ts'

const lost: Answer = { kind: 'lost' }

describe('the key of a guest', () => {
  const anna = { phone: '01011111111', password: 'Onelot2026' }
  const ben = { phone: '01022222222', password: 'wrong' }
  const wrong: Answer = { kind: 'refused', code: 'CREDENTIALS_WRONG' }
  const loggedIn: Answer = {
    kind: 'success',
    data: { token: 't-anna', account: 'A-ANNA', setUp: 'complete' },
  }
  const foundLoggedIn: Answer = {
    kind: 'success',
    data: { state: 'done', message: '', data: { token: 't-anna', account: 'A-ANNA', setUp: 'complete' } },
  }

  function guests(...answers: readonly Answer[]) {
    const storage = memoryStorage()
    const broker = outcomeBroker(answers)
    const open = () => {
      const client = broker.client({ keptKeys: keysInStorage(storage) })
      return {
        login: createSubmission(client, memberLogin),
        register: createSubmission(client, memberRegister),
      }
    }
    return { broker, storage, open, ...open() }
  }

  it('never logs the next person in, whose password is wrong', async () => {
    const { broker, login, open } = guests(lost, wrong, lost, wrong)
    await login.send(anna)
    await expect(login.send(ben)).resolves.toMatchObject({ kind: 'refused' })
    await login.send(anna)
    await expect(open().login.send(ben)).resolves.toMatchObject({ kind: 'refused' })
    expect(broker.checks()).toEqual([])
    expect(open().login.unknown).toBeUndefined()
  })

  it('is not for another password of the same person, nor for one that a reload has lost', async () => {
    const { login, open } = guests(lost, foundLoggedIn, lost, foundLoggedIn)
    await login.send(anna)
    await expect(login.send({ ...anna, password: 'other' })).resolves.toMatchObject({ kind: 'earlier' })
    await login.send(anna)
    await expect(open().login.send(anna)).resolves.toMatchObject({ kind: 'earlier' })
  })

  it('is for the same login, sent again', async () => {
    const { broker, login } = guests(lost, foundLoggedIn)
    await login.send(anna)
    await expect(login.send(anna)).resolves.toMatchObject({ kind: 'done', data: { token: 't-anna' } })
    expect(broker.writes()).toEqual(['key-1'])
  })

  it('ends with a success, of whatever was sent', async () => {
    const { storage, login, register, open } = guests(lost, loggedIn)
    await register.send({
      ...anna,
      passwordConfirm: anna.password,
      invitation: 'ONELOT',
      agreementAccepted: true,
      privacyAccepted: true,
    })
    await expect(login.send(anna)).resolves.toMatchObject({ kind: 'done' })
    expect(storage.texts()).toEqual([])
    expect(open().register.unknown).toBeUndefined()
  })

  it('is forgotten where the form asks for it', async () => {
    const { login, open } = guests(lost)
    await login.send(anna)
    login.forget()
    expect([login.unknown, open().login.unknown]).toEqual([undefined, undefined])
  })
})
