import { type SecurityEvent, security as rules } from '@onelot/domain/modules/member/security'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { type MessageSource, news } from '../../base/messageSource.ts'
import { inboxRoute, sendRoute, sendToMemberRoute } from './codes.ts'
import { devicesRoute, endDeviceRoute, endOtherDevicesRoute } from './devices.ts'
import { changeFundPasswordRoute, resetFundPasswordRoute, setFundPasswordRoute } from './fundPassword.ts'
import { changePhoneRoute } from './phone.ts'
import { changePasswordRoute, resetPasswordRoute } from './loginPassword.ts'

/** A message goes to the member, since somebody else may have done this in their name. */
const messages: readonly MessageSource[] = [
  {
    on: 'security.newDeviceNoted',
    message: ({ at }) => news('account', 'product', { name: 'security.newDevice', at }),
  },
  {
    on: 'security.loginPasswordSaved',
    message: ({ at }) => news('account', 'product', { name: 'security.loginPassword', at }),
  },
  {
    on: 'security.phoneChanged',
    message: ({ at }) => news('account', 'product', { name: 'security.phone', at }),
  },
  {
    on: 'security.fundPasswordSaved',
    message: (event: SecurityEvent) =>
      event.kind === 'security.fundPasswordSaved' && event.how === 'set'
        ? undefined
        : news('account', 'product', { name: 'security.fundPassword', at: event.at }),
  },
]

export const security: BrokerModule = {
  routes: [
    setFundPasswordRoute,
    changeFundPasswordRoute,
    resetFundPasswordRoute,
    changePasswordRoute,
    resetPasswordRoute,
    changePhoneRoute,
    sendRoute,
    sendToMemberRoute,
    inboxRoute,
    devicesRoute,
    endDeviceRoute,
    endOtherDevicesRoute,
  ],
  rules: rulesOf(rules, ({ base }) => base),
  messages,
}
