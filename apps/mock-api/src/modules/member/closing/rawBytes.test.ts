import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, memberSetFundPassword } from '@onelot/api-client'
import { afterEach, expect, it } from 'vitest'
import { createSqliteStore } from '../../../store/sqlite.ts'
import { closable, consented, fundPassword, phone, who } from '../../../testing/closable.ts'
import { laptopBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { pictureOf } from '../../../testing/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'closing-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that is on the disk of a broker. */
const bytes = (): Buffer => Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))

it('what identified a member is in no byte of the database and its log, not even sealed', async () => {
  const world = await closable({ store: await createSqliteStore(join(folder, 'onelot.sqlite')) })
  const { verified, close, call, member, services } = world
  await verified()
  await call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
  const number = '110234567890'
  const card = { bank: 'KR088', number, holder: who.name, fundPassword }
  await call(contract.payees.payeesAddCard, card, member)
  await sendFrom(world, laptopBrowser, 'codes/send', { phone, purpose: 'forgottenPassword' })
  const { records } = await services.store.dump()
  const sealed = (records ?? []).flatMap((one) => {
    const { body } = one as { readonly body: { readonly sealed?: string; readonly password?: string } }
    return [body.sealed, body.password].filter((text) => text !== undefined)
  })
  expect(sealed.length).toBeGreaterThan(6)
  for (const text of sealed) expect(bytes().includes(text)).toBe(true)

  expect((await close({ ...consented, fundPassword })).status).toBe(1)

  const after = bytes()
  expect(after.includes(member.account)).toBe(true)
  for (const text of sealed) expect(after.includes(text), text.slice(0, 20)).toBe(false)
  const plain = [phone, who.name, who.idNumber, number, pictureOf(1), pictureOf(2)]
  for (const text of plain)
    expect(after.includes(text instanceof Blob ? Buffer.from(await text.arrayBuffer()) : text)).toBe(false)
  await world.broker.close()
  for (const text of sealed) expect(bytes().includes(text)).toBe(false)
})
