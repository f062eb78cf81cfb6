import { MOST_ADDRESS, languages, pushKinds } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'

const kindsShape = z.record(z.enum(pushKinds), z.boolean())

const deviceShape = z.object({
  /** Which kinds of messages it is sent; none at first, and where its address is not given. */
  kinds: kindsShape,
  /** Of VAPID (RFC 8292), in base64url: browsers subscribe with it. Missing where nothing is sent to closed apps. */
  publicKey: z.optional(z.string()),
})

/** The https address that the device’s push service gave: it is reached there, and known by it. */
const addressText = z.string().check(z.maxLength(MOST_ADDRESS))

export const pushDevice = defineEndpoint({
  path: 'push/device',
  summary: 'What a device is sent while the app is closed, and the key that it subscribes with.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ address: z.optional(addressText) }),
  response: deviceShape,
  refusals: [],
  successes: [],
  secrets: ['address'],
  example: {},
})
export type PushDeviceOnWire = ResponseOf<typeof pushDevice>

export const pushSubscribe = defineEndpoint({
  path: 'push/subscribe',
  summary:
    'Chooses what a device is sent while the app is closed, in place of what it, or another member on it, was sent before. It ends as the member logs out or signs the device out.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    address: addressText,
    /** The device’s public key and the secret that it shares (RFC 8291), in base64url. */
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
    /** What is sent is written in it. */
    language: z.enum(languages),
    kinds: kindsShape,
  }),
  response: deviceShape,
  refusals: ['PUSH_DEVICES_FULL'],
  successes: [],
  secrets: ['address', 'p256dh', 'auth'],
  example: {
    address: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    // The keys of the example in RFC 8291.
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    language: 'en',
    kinds: { alerts: true, fills: false, dueDates: false },
  },
})

export const pushUnsubscribe = defineEndpoint({
  path: 'push/unsubscribe',
  summary: 'Sends a device nothing more while the app is closed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ address: addressText }),
  response: deviceShape,
  refusals: [],
  successes: [],
  secrets: ['address'],
  example: { address: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV' },
})

/** What a device is sent, as JSON: only it can read it (docs/push.md). */
export interface PushedNotice {
  /** A later one of the same name takes its place: the id of the message. */
  readonly tag: string
  readonly title: string
  /** One line. */
  readonly text: string
  /** The language of both, as pages name it. */
  readonly lang: string
  /** Where it leads, as the hash of the app's address: `#/market/stockDetail?instrument=US:AAPL`. */
  readonly route: string
}

export const push = { pushDevice, pushSubscribe, pushUnsubscribe } as const
