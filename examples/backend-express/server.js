// A back end for the app in memory. What all calls share is the package of the client's; calls.js answers.
import { clearInterval, setInterval } from 'node:timers'
import { createBackend, eventText } from '@onelot/api-client/backend'
import express from 'express'
import { calls, sessions } from './calls.js'
import { quoteOf, stocks } from './market.js'

const answer = createBackend({ calls, memberOf: (token) => sessions.get(token) })

/** Sends the quotes that were asked for, and how many executions the account has had where there is another. */
function stream({ instruments, member }, response) {
  const send = (event) => response.write(eventText({ serverTime: new Date().toISOString(), ...event }))
  let sequence = -1
  const sendAll = () => {
    send({ kind: 'heartbeat' })
    for (const stock of stocks)
      if (instruments.includes(stock.instrument.id)) send({ kind: 'quote', quote: quoteOf(stock) })
    const changes = member?.held.flatMap(({ executions }) => executions).length ?? sequence
    if (changes !== sequence) send({ kind: 'account', sequence: changes })
    sequence = changes
  }
  sendAll()
  const timer = setInterval(sendAll, 1_000)
  response.on('close', () => clearInterval(timer))
}

const app = express()
app.use(express.json())
app.post('/api/vue/*path', async ({ params, headers, body }, response) => {
  const answered = await answer({ path: params.path.join('/'), headers, body })
  response.set(answered.headers)
  if (answered.kind === 'stream') stream(answered, response)
  else response.status(answered.status).json(answered.body)
})
/** The built app, apps/web/dist, is served with the calls. */
const { WEB_DIR, PORT = '8080' } = process.env
if (WEB_DIR) app.use(express.static(WEB_DIR))

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
