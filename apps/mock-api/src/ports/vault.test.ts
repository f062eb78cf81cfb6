import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNodeVault } from './nodeVault.ts'
import { createRepeatingSecrets } from './secrets.ts'
import { sha256 } from './sha256.ts'
import { VAULT_KEY_BYTES, createVault } from './vault.ts'

const key = Uint8Array.from({ length: VAULT_KEY_BYTES }, (_, at) => at * 7)
const secrets = createRepeatingSecrets()
const anyText = fc.string({ unit: 'binary', maxLength: 300 })

test('the vault of Node and that of a page seal, open and digest alike', async () => {
  const ours = createNodeVault(key, secrets)
  const web = await createVault(key, secrets)
  await fc.assert(
    fc.asyncProperty(anyText, async (plain) => {
      const sealed = await ours.seal(plain)
      expect(sealed).toBe(await web.seal(plain))
      expect(await ours.open(sealed)).toBe(plain)
      expect(await web.open(sealed)).toBe(plain)
      expect(await ours.digest(plain)).toBe(await web.digest(plain))
    }),
    { seed: 4021, numRuns: 60 },
  )
})

test('both seal and open bytes alike, also many', async () => {
  const ours = createNodeVault(key, secrets)
  const web = await createVault(key, secrets)
  const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes))
  const expectAlike = async (plain: Uint8Array<ArrayBuffer>) => {
    const sealed = await ours.sealBytes(plain)
    expect(sealed).toBe(await web.sealBytes(plain))
    for (const vault of [ours, web])
      expect(Buffer.from(plain).equals(await vault.openBytes(sealed))).toBe(true)
  }
  await fc.assert(fc.asyncProperty(anyBytes, expectAlike), { seed: 4023, numRuns: 60 })
  await expectAlike(Uint8Array.from({ length: 5 * 1024 * 1024 }, (_, at) => at % 251))
})

test('what was changed, shortened, or sealed under another key does not open', async () => {
  const vault = createNodeVault(key, secrets)
  const [nonce, body = ''] = (await vault.seal('a phone number')).split('.')
  const other = createNodeVault(new Uint8Array(VAULT_KEY_BYTES), secrets)
  const bytes = Buffer.from(body, 'base64')
  const changed = Buffer.from(bytes.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))
  const shortened = bytes.subarray(0, 8)
  for (const wrong of [changed, shortened, bytes.subarray(0, -4)])
    await expect(vault.open(`${String(nonce)}.${wrong.toString('base64')}`)).rejects.toThrow()
  await expect(other.open(`${String(nonce)}.${body}`)).rejects.toThrow()
})

test('a digest is that of SHA-256, of text or its bytes, in hexadecimal', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const digest = createHash('sha256').update(text).digest('hex')
      expect(await sha256(text)).toBe(digest)
      expect(await sha256(new TextEncoder().encode(text))).toBe(digest)
    }),
    { seed: 4022, numRuns: 40 },
  )
})
