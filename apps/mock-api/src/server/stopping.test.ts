import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Serving, createNodeBroker, serve } from '../node.ts'
import { defaultPatience } from './httpServer.ts'
import { memberRegister } from '@onelot/api-client'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const scrypt = { N: 2, r: 1, p: 1 }

async function opened() {
  const dataDir = mkdtempSync(join(tmpdir(), 'stopping-'))
  folders.push(dataDir)
  const said: string[] = []
  const log = (message: string, error: unknown) => {
    said.push(`${message}: ${String(error)}`)
  }
  const open = () => createNodeBroker({ dataDir, demo: false, scrypt, log })
  const broker = await open()
  const serving = await serve({ broker, port: 0, patience: { ...defaultPatience, endMs: 100 } })
  return { open, broker, serving, said }
}

const addressOf = ({ port }: Serving) => `http://127.0.0.1:${String(port)}/api/vue/${memberRegister.path}`

const registration = (phone: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'Idempotency-Key': `register-${phone}` },
  body: JSON.stringify({
    phone,
    password: 'Onelot2026',
    passwordConfirm: 'Onelot2026',
    invitation: 'ONELOT',
    agreementAccepted: true,
    privacyAccepted: true,
  }),
})
const answerOf = async (response: Response) => (await response.json()) as { status: number; msg: string }

describe('a broker that is stopped', () => {
  it('answers what is under way, keeps it, and has nothing to complain of', async () => {
    const { open, broker, serving, said } = await opened()
    const requests = ['01011110000', '01022220000', '01033330000'].map(
      (phone) => new Request(addressOf(serving), registration(phone)),
    )
    const answers = requests.map(async (request) => answerOf(await broker.fetch(request)))
    await serving.stop()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([1, 1, 1])
    expect(said).toEqual([])
    const again = await open()
    const repeated = await again.fetch(new Request(addressOf(serving), registration('01011110000')))
    expect((await answerOf(repeated)).status).toBe(1)
    await again.close()
  })

  it('begins nothing more', async () => {
    const { broker, serving, said } = await opened()
    const stopped = serving.stop()
    const { type } = await broker.fetch(new Request(addressOf(serving), registration('01011110000')))
    expect(type).toBe('error')
    await stopped
    expect(said).toEqual([])
  })

  it('does not wait for a request that is never sent whole', async () => {
    const { serving } = await opened()
    const socket = connect(serving.port, '127.0.0.1')
    const broken = new Promise((resolve) => socket.once('close', resolve))
    await new Promise<void>((resolve) => {
      socket.write(
        `POST /api/vue/${memberRegister.path} HTTP/1.1\r\nhost: broker\r\ncontent-type: application/json\r\nidempotency-key: register-slowly\r\ncontent-length: 100\r\n\r\n{`,
        () => {
          resolve()
        },
      )
    })
    // The head has arrived once another request is answered.
    await fetch(addressOf(serving), registration('01011110000'))
    await serving.stop()
    await broken
  })
})
