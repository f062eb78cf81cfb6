import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushedNotice } from '@onelot/api-client'
import type { PushTarget } from '@onelot/domain'

export interface Received {
  /** The name of the device. */
  readonly device: string
  /** What the device reads. */
  readonly notice: PushedNotice
  readonly topic: string | undefined
}

export interface PushReceiver {
  readonly origin: string
  /** Another device that subscribes: its address and keys. */
  readonly subscribe: (device: string) => PushTarget
  /** What arrives next, or has arrived unasked for. Rejects where it is not signed and encrypted as it should be. */
  readonly next: () => Promise<Received>
  /** How many requests have come. */
  readonly count: () => number
  /** What each later request is answered, until there is nothing left: then 201. */
  readonly answers: number[]
  /** Requests wait for no answer from now on. */
  readonly hang: () => void
  readonly close: () => Promise<void>
}

interface Device {
  readonly key: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** As a device reads a message (RFC 8291). @throws Error where it is not for this device */
function opened(body: Buffer, { key, auth }: Device): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const theirs = body.subarray(21, 21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), theirs])
  const input = derived(key.computeSecret(theirs), auth, info, 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derived(input, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(input, salt, 'Content-Encoding: nonce\0', 12),
  )
  const sealed = body.subarray(21 + idLength)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** As a push service knows who sends (RFC 8292). @throws Error where it does not */
function checkSender(authorization: string | undefined, origin: string, publicKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('it is signed by another key than devices subscribe with')
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const by = createPublicKey({ format: 'jwk', key: jwk })
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify('sha256', signed, { key: by, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('its signature is wrong')
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  const left = exp - Date.now() / 1_000
  if (aud !== origin || left < 0 || left > 86_400) throw new Error('it is for another, or for too long')
}

/** A push service, and the devices that have subscribed at it. */
export async function createPushReceiver(publicKey: () => string): Promise<PushReceiver> {
  const devices = new Map<string, Device>()
  const answers: number[] = []
  const arrived: Promise<Received>[] = []
  const waiting: ((received: Promise<Received>) => void)[] = []
  let [count, hanging] = [0, false]

  async function read(request: IncomingMessage): Promise<Received> {
    const name = (request.url ?? '').slice(1)
    const device = devices.get(name)
    if (device === undefined) throw new Error(`no device is named ${name}`)
    checkSender(request.headers.authorization, origin, publicKey())
    const notice = JSON.parse(opened(await bodyOf(request), device)) as PushedNotice
    const { topic } = request.headers
    return { device: name, notice, topic: typeof topic === 'string' ? topic : undefined }
  }
  const server = createServer((request, response) => {
    count += 1
    const received = read(request)
    received.catch(() => undefined)
    const wanted = waiting.shift()
    if (wanted === undefined) arrived.push(received)
    else wanted(received)
    if (hanging) return
    const status = answers.shift() ?? 201
    void received
      .finally(() => {
        response.writeHead(status, { location: `${origin}/elsewhere` }).end()
      })
      .catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

  return {
    origin,
    subscribe(name) {
      const key = createECDH('prime256v1')
      key.generateKeys()
      const auth = randomBytes(16)
      devices.set(name, { key, auth })
      return {
        address: `${origin}/${name}`,
        p256dh: key.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    next: () => arrived.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    count: () => count,
    answers,
    hang: () => {
      hanging = true
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
