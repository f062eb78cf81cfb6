import { contract } from '@onelot/api-client'
import { type OwnLanguage, type PushChoice, decimal } from '@onelot/domain'
import { afterEach, beforeEach } from 'vitest'
import { randomVapidKey } from '../server/webPush/vapid.ts'
import { createWebPush } from '../server/webPush/webPush.ts'
import { phoneBrowser, sendFrom } from './onDevice.ts'
import { type PushReceiver, createPushReceiver } from './pushReceiver.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  apple,
  createTestBroker,
} from './testBroker.ts'

const { pushDevice, pushSubscribe } = contract.push
const { priceAlertsCreate } = contract.priceAlerts

export const nothingSent: PushChoice = { alerts: false, fills: false, dueDates: false }
const everything: PushChoice = { alerts: true, fills: true, dueDates: true }

const webPush = createWebPush({ privateKey: randomVapidKey(), anyHost: true })
/** Web Push that tries again at once. */
export const promptPush = { ...webPush, wait: () => Promise.resolve() }

type Given = TestBrokerOptions & { readonly kinds?: PushChoice; readonly language?: OwnLanguage }

/** Brokers of the tests of a file, with a push service for each test. */
export function pushing() {
  let service: PushReceiver | undefined
  const brokers: TestBroker[] = []
  const logged: string[] = []
  beforeEach(async () => {
    service = await createPushReceiver(() => promptPush.publicKey)
  })
  afterEach(async () => {
    await Promise.all(brokers.splice(0).map(({ broker }) => broker.close()))
    logged.length = 0
    await service?.close()
  })
  const atService = (): PushReceiver => {
    if (service === undefined) throw new Error('no test is running')
    return service
  }

  /** Closed after the test. */
  const closing = (world: TestBroker): TestBroker => {
    brokers.push(world)
    return world
  }
  const broker = async (options: TestBrokerOptions = {}) =>
    closing(await createTestBroker({ push: promptPush, log: (message) => logged.push(message), ...options }))

  const subscribing = (device: string, kinds = everything, language: OwnLanguage = 'en') => ({
    ...atService().subscribe(device),
    kinds,
    language,
  })

  return {
    service: atService,
    logged,
    closing,
    broker,
    subscribing,
    /** A device on which the member logs in, and that is sent what there is. */
    addDevice: async (world: TestBroker, name: string): Promise<TestMember> => {
      const from = { ...phoneBrowser, device: `device-${name}` }
      const login = { phone: '01011110000', password: 'Onelot2026' }
      const member = (await sendFrom(world, from, 'member/login', login)).data as TestMember
      await sendFrom(world, from, pushSubscribe.path, subscribing(name), member)
      return member
    },
    /** A member whose phone is sent what there is, and a price that moves. */
    given: async ({ kinds, language, ...options }: Given = {}) => {
      const world = await broker(options)
      const member = await world.trader('01011110000')
      const trades = async (price: string) => {
        await world.broker.operator.setPrice(apple, decimal(price))
        await world.pass(1_000)
      }
      await trades('160.00')
      const asked = subscribing('phone', kinds, language)
      await world.call(pushSubscribe, asked, member)
      const { address } = asked
      return {
        world,
        member,
        trades,
        asked,
        alert: (price: string) =>
          world.call(
            priceAlertsCreate,
            { instrument: apple, condition: { kind: 'price', direction: 'rises', price }, repeat: 'once' },
            member,
          ),
        /** What the phone is sent. */
        chosen: async () => (await world.call(pushDevice, { address }, member)).kinds,
      }
    },
  }
}
