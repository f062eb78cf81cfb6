import { contract, memberSetFundPassword, uploadImage } from '@onelot/api-client'
import { pictureOf } from './pictures.ts'
import type { TestBroker, TestMember } from './testBroker.ts'

export const fundPassword = '482916'
const REVIEW_MS = 5_000

let pictures = 0

/** The key of a picture that the member has uploaded. */
export async function uploaded(world: TestBroker, member: TestMember): Promise<string> {
  pictures += 1
  return (await world.call(uploadImage, { image: pictureOf(pictures) }, member)).key
}

/** Submits a name, which passes. */
export async function verify(world: TestBroker, member: TestMember, name: string): Promise<void> {
  const sides = { front: await uploaded(world, member), back: await uploaded(world, member) }
  await world.call(contract.realName.realNameSubmit, { name, idNumber: '9001011', ...sides }, member)
  await world.pass(REVIEW_MS)
}

/** A member whose real name has passed. */
export async function verified(world: TestBroker, phone: string, name = '홍길동'): Promise<TestMember> {
  const member = await world.register(phone)
  await verify(world, member, name)
  return member
}

export const setFundPassword = async (world: TestBroker, member: TestMember): Promise<unknown> =>
  world.call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
