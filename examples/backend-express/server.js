// A back end for the app in memory. What all calls share is the package of the client's; calls.js answers.
import { clearInterval, setInterval } from 'node:timers'
import { createBackend, nodeListener } from '@onelot/api-client/backend'
import express from 'express'
import { calls, sessions } from './calls.js'
import { quoteOf, stocks } from './market.js'

/** Sends the quotes that were asked for, and how many executions the account has had where there is another. */
function stream({ instruments, member }, send) {
  const asked = stocks.filter(({ instrument }) => instruments.includes(instrument.id))
  let sequence = -1
  const sendAll = () => {
    for (const stock of asked) send({ kind: 'quote', quote: quoteOf(stock) })
    const changes = member?.held.flatMap(({ executions }) => executions).length ?? sequence
    if (changes !== sequence) send({ kind: 'account', sequence: changes })
    sequence = changes
  }
  sendAll()
  const timer = setInterval(sendAll, 1_000)
  return () => clearInterval(timer)
}

const backend = createBackend({ calls, memberOf: (token) => sessions.get(token) })
const app = express()
app.use('/api/vue', nodeListener(backend, { stream }))
/** The built app, apps/web/dist, is served with the calls. */
const { WEB_DIR, PORT = '8080' } = process.env
if (WEB_DIR) app.use(express.static(WEB_DIR))

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
