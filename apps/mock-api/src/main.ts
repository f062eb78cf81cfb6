import { defaultSiteConfig } from '@onelot/domain'
import { createNodeBroker, serve } from './node.ts'
import { randomHex } from './ports/secrets.ts'
import { readEnvironment } from './server/environment.ts'
import { limitHeapGrowth } from './server/heap.ts'
import { demoBorrower, demoIdentity, demoMember } from './worlds/guide.ts'

/** Prints in a sentence why the broker cannot start: a database that it may not open, settings that cannot be read. */
function refuseToStart(error: Error): void {
  console.error(`Onelot cannot start: ${error.message}`)
  process.exit(1)
}
process.once('uncaughtException', refuseToStart)
limitHeapGrowth()

const {
  PORT,
  HOST,
  DATA_DIR,
  DATABASE_URL,
  VAULT_KEY,
  PUSH,
  VAPID_PRIVATE_KEY,
  PUSH_CONTACT,
  WEB_DIR,
  APP_URL,
  MARKET_HOURS,
  ALLOWED_ORIGINS,
  MONEY,
  PRICES,
  OPS,
  OPS_TOKEN,
  SEED,
} = readEnvironment(process.env)
const surface = OPS ?? (MARKET_HOURS === 'demo' ? 'on' : 'off')
const token = OPS_TOKEN ?? randomHex(16)

/** How operators are let in. A token of the environment is a secret of whoever set it: outputs are kept, and read by others. */
const entrance =
  surface === 'open' ? 'open' : `ops-token: ${OPS_TOKEN === undefined ? token : 'as in OPS_TOKEN'}`

const broker = await createNodeBroker({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  vaultKey: VAULT_KEY,
  vapidKey: VAPID_PRIVATE_KEY,
  pushContact: PUSH_CONTACT,
  pushToAnyHost: PUSH === 'anyHost',
  ...(PUSH === 'off' ? { push: 'none' } : {}),
  calendar: MARKET_HOURS,
  marketSeed: SEED,
  origins: ALLOWED_ORIGINS,
  site: { config: { ...defaultSiteConfig, money: MONEY, prices: PRICES } },
  operator: surface === 'on' ? { token } : surface,
})
const serving = await serve({ broker, port: PORT, host: HOST, webDir: WEB_DIR })
process.off('uncaughtException', refuseToStart)

const hours = {
  demo: 'demo calendar: every day is a working day, markets close at local midnight only',
  exchange: 'exchange calendar: markets keep their real hours and holidays',
}
const here = `http://localhost:${String(serving.port)}/`
const app = APP_URL ?? (WEB_DIR === undefined ? undefined : here)
const lines = [
  app === undefined
    ? `the broker answers under ${here}api/vue/, and serves no app`
    : `Onelot is open at ${app}`,
  `  demo login   ${demoMember.phone} / ${demoMember.password} (${demoIdentity.name})`,
  ...(MARKET_HOURS === 'demo'
    ? [
        `  may borrow   ${demoBorrower.phone} / ${demoBorrower.password} (has paid in more than a billion won)`,
      ]
    : []),
  `  invitation   ${broker.services.site.values.settings.siteInvitation}`,
  `  money        practice money only; prices are simulated, real series end where they say`,
  ...(MONEY === 'real' || PRICES === 'real'
    ? [`               the app calls them otherwise (MONEY=${MONEY} PRICES=${PRICES})`]
    : []),
  `  hours        ${hours[MARKET_HOURS]}`,
  `  data         ${DATABASE_URL === undefined ? DATA_DIR : 'PostgreSQL'}`,
  ...(surface === 'off' ? [] : [`  operator     /api/ops/* (${entrance})`]),
]
console.log(lines.join('\n'))

let stopping = false
function stop(code: 0 | 1): void {
  if (stopping) process.exit(1)
  stopping = true
  serving.stop().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error('the broker did not stop cleanly', error)
      process.exit(1)
    },
  )
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stop(0)
  })
// A start reads again what is there.
void broker.services.store.lost?.then((why) => {
  console.error(`Onelot ends: ${why}`)
  stop(1)
})
