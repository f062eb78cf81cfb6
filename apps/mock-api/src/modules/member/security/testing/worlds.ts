import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'
import { otherDevices, thisDevice } from './devices.ts'

export const worlds = {
  /** A member with a withdrawal password. */
  withFundPassword: {
    async build(guide) {
      await member(guide)
      await guide.setFundPassword()
    },
  },
  /** A member with a withdrawal password who has asked for two one-time codes. */
  askedForCodes: {
    history: '2 min',
    async build(guide) {
      await member(guide)
      await guide.setFundPassword()
      await guide.askForCode('forgottenPassword')
      await guide.advance('1 min')
      await guide.askForCode('resetFundPassword')
    },
  },
  /** Logged in on a laptop and a phone besides. */
  threeDevices: {
    history: '2 days',
    async build(guide) {
      await member(guide)
      await guide.loginElsewhere(otherDevices.laptop)
      await guide.advance('1 day')
      await guide.loginElsewhere(otherDevices.phone)
      await guide.login(thisDevice)
    },
  },
} as const satisfies Readonly<Record<string, World>>
