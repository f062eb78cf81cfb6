import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createVapid, randomVapidKey } from './vapid.ts'
import { vapidKeyOf } from './vapidKey.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vapid-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})
const file = () => join(dataDir, 'vapid.key')

describe('the key that push services know the broker by', () => {
  it('is made once, and readable by its owner only', () => {
    const key = vapidKeyOf({ vapidKey: undefined, dataDir })
    expect(vapidKeyOf({ vapidKey: undefined, dataDir })).toEqual(key)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readFileSync(file(), 'utf8')).toBe(key.toString('base64url'))
  })

  it('is that of the environment where it names one', () => {
    const key = randomVapidKey()
    expect(vapidKeyOf({ vapidKey: key.toString('base64url'), dataDir })).toEqual(key)
  })

  it.each(['AAAA', 'A'.repeat(43), '_'.repeat(43)])('is not %s', (text) => {
    expect(() => vapidKeyOf({ vapidKey: text, dataDir })).toThrow('VAPID_PRIVATE_KEY is no private key')
    writeFileSync(file(), text)
    expect(() => vapidKeyOf({ vapidKey: undefined, dataDir })).toThrow(`${file()} is no private key`)
  })

  it('is given to browsers as a point', () => {
    const { publicKey } = createVapid(randomVapidKey(), undefined)
    const point = Buffer.from(publicKey, 'base64url')
    expect([point.length, point[0]]).toEqual([65, 4])
  })
})
