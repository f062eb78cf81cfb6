import type { KeptValues, NotificationsPort, Ports } from '@onelot/screens'
import { usualReader } from './usualReader.ts'

const nothing = () => undefined
const keepsNothing: KeptValues = { keep: nothing, read: nothing, drop: nothing, watch: () => nothing }

/** The port of a device that shows no notifications. */
export const noNotifications: NotificationsPort = {
  permission: () => 'unavailable',
  ask: () => Promise.resolve('unavailable'),
  show: nothing,
}

/** Ports that keep nothing and do nothing, of an app in English. */
export const idlePorts = {
  session: { current: undefined, ended: undefined, isClosed: false, start: nothing, end: nothing },
  appLock: {
    isAvailable: false,
    state: () => 'open',
    delay: nothing,
    watch: () => nothing,
    turnOn: () => Promise.resolve(),
    setDelay: nothing,
    turnOff: nothing,
    open: () => Promise.resolve({ right: true }),
    biometry: undefined,
  },
  kept: { drafts: keepsNothing, session: keepsNothing, device: keepsNothing },
  files: { save: () => Promise.resolve('declined'), print: nothing },
  share: { share: () => Promise.resolve('declined') },
  haptics: { confirm: nothing },
  notifications: noNotifications,
  preferences: {
    language: 'en',
    theme: 'light',
    marketColours: 'kr',
    textSize: 'normal',
    hideAmounts: false,
    ...usualReader,
    profitOf: 'total',
    phoneCountry: 'KR',
    set: nothing,
  },
  onTitle: nothing,
  reload: nothing,
} satisfies Partial<Ports>
