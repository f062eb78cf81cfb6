import { type RequestInput, contract, messagesList, requestsList, uploadImage } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import { codesOn, phoneBrowser, sendFrom } from '../../../../testing/onDevice.ts'
import { pictureOf } from '../../../../testing/pictures.ts'
import { type TestMember, createTestBroker, headersOf, nextKey } from '../../../../testing/testBroker.ts'

const { realNameStatus, realNameSubmit } = contract.realName
export const phone = '01011110000'
const adult = { name: '홍길동', idNumber: '9001011' } as const
export const child = { name: '홍아이', idNumber: '1503103' } as const
export const guardianPhone = '01033334444'
export const guardian = { guardianName: '홍판서', guardianPhone, guardianConsent: true } as const

type Submission = RequestInput<typeof realNameSubmit>

/** A broker with a member who has submitted nothing, and what one does with a real name. */
export async function opened(options: Parameters<typeof createTestBroker>[0] = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const member = await world.register(phone)
  const account = accountId(member.account)
  const { services } = world.broker
  let pictures = 0
  const upload = async (owner: TestMember = member) => {
    pictures += 1
    return (await world.call(uploadImage, { image: pictureOf(pictures) }, owner)).key
  }
  const sides = async () => ({ front: await upload(), back: await upload() })
  const send = (submission: Submission) =>
    world.send(realNameSubmit.path, submission, { ...headersOf(member), 'idempotency-key': nextKey() })
  const submit = async (who: Partial<Submission> = {}) =>
    world.call(realNameSubmit, { ...adult, ...(await sides()), ...who }, member)
  const refusalOf = async (who: Partial<Submission> = {}) => send({ ...adult, ...(await sides()), ...who })
  /** The newest code at the guardian's number, once it was asked for. */
  const codeOfGuardian = async (purpose = 'guardian') => {
    await sendFrom(world, phoneBrowser, 'codes/send', { purpose, phone: guardianPhone })
    return (await codesOn(world, phoneBrowser, guardianPhone))[0] ?? ''
  }
  const guarded = async () => ({ ...child, ...guardian, guardianCode: await codeOfGuardian() })
  const status = () => world.call(realNameStatus, {}, member)
  const asked = async (state?: 'underReview') => {
    const { requests } = await world.call(requestsList, { pageSize: 10, state }, member)
    const [request] = requests
    if (request === undefined) throw new Error('nothing was asked')
    return request
  }
  const decide = async (decision: 'pass' | 'reject', reason = '') => {
    const { id, kind } = await asked('underReview')
    return world.operate('review', { account, kind, id, decision, reason })
  }
  const byOperator = () => world.operate('reviews', { kind: 'realName.check', review: { mode: 'operator' } })
  const setByOperator = (state: string, reason = '') => world.operate('realName', { phone, state, reason })
  const messages = async () => (await world.call(messagesList, { pageSize: 10 }, member)).messages
  return {
    ...world,
    world,
    member,
    account,
    services,
    upload,
    sides,
    send,
    submit,
    refusalOf,
    codeOfGuardian,
    guarded,
    status,
    asked,
    decide,
    byOperator,
    setByOperator,
    messages,
  }
}
