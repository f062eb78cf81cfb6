import { memberMe } from '@onelot/api-client'
import { accountAnswers, accountStream, members as rules, ok, sliceOf } from '@onelot/domain'
import { memberRead } from '../../../http/route.ts'
import { sessionCollections } from '../../../sessions.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { collections, credentialsFor, masked, phoneOf } from '../../base/credentials.ts'
import { deviceCollections } from '../knownDevices.ts'
import { loginRoute, logoutRoute } from './login.ts'
import { membersActions } from './operator.ts'
import { registerRoute } from './register.ts'

const meRoute = memberRead(memberMe, async (_, { services, account, now }) => {
  const [{ state }, credentials] = await Promise.all([
    services.streams.load(accountStream(account)),
    credentialsFor(services, account),
  ])
  const { inviter, accepted } = sliceOf(state, rules)
  const answers = accountAnswers(state)
  const { realName, restrictions, marginEnabled, fundPasswordSet, payeeLinked } = answers
  const { withdrawalHeldUntil, seat } = answers
  return ok({
    account,
    phone: masked(await phoneOf(services, credentials)),
    realName,
    restrictions,
    marginEnabled,
    fundPasswordSet,
    seat,
    payeeLinked,
    withdrawalHeldUntil: (withdrawalHeldUntil ?? '') > now ? withdrawalHeldUntil : undefined,
    invitation: credentials.invitation,
    inviter,
    accepted,
    openedAt: credentials.openedAt,
  })
})

export const members: BrokerModule = {
  routes: [registerRoute, loginRoute, logoutRoute, meRoute],
  rules: rulesOf(rules, ({ base }) => base),
  operator: membersActions,
  identity: [...Object.values(collections), ...sessionCollections, ...deviceCollections],
}
