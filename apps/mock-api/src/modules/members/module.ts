import { memberMe } from '@onelot/api-client'
import { accountStream, marginEnabled, members as rules, ok, sliceOf } from '@onelot/domain'
import { memberRead } from '../../http/route.ts'
import { type BrokerModule, rulesOf } from '../brokerModule.ts'
import { credentialsOf, maskedPhone } from './credentials.ts'
import { loginRoute, logoutRoute } from './login.ts'
import { membersActions } from './operator.ts'
import { registerRoute } from './register.ts'

const meRoute = memberRead(memberMe, async (_, { services, account }) => {
  const [{ state }, credentials] = await Promise.all([
    services.streams.load(accountStream(account)),
    credentialsOf(services, account),
  ])
  if (credentials === undefined) throw new Error(`${account} has a session and no credentials`)
  const { realName, restrictions } = sliceOf(state, rules)
  return ok({
    account,
    phone: await maskedPhone(services, credentials),
    realName,
    restrictions,
    marginEnabled: marginEnabled(state),
    invitation: credentials.invitation,
    openedAt: credentials.openedAt,
  })
})

export const members: BrokerModule = {
  routes: [registerRoute, loginRoute, logoutRoute, meRoute],
  rules: rulesOf(rules, ({ base }) => base),
  operator: membersActions,
}
