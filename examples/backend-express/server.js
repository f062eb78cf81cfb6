// A back end for the app in memory. The OpenAPI document says of each call who may make it and what is sent; calls.js answers.
import { clearInterval, setInterval } from 'node:timers'
import document from '@onelot/api-client/openapi.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import express from 'express'
import { calls, now, refuse, sessions } from './calls.js'
import { instruments, movePrices, quoteOf } from './market.js'

const TICK_MS = 1_000
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'onelot')
/** By member, path and key: what was sent, and what was answered; neither where a check has closed the key. */
const writes = new Map()
const nameOf = (member, path, key) => `${member?.account ?? 'guest'} ${path} ${key}`

/** Refuses what the schema of the call does not take. */
function check({ requestBody }, body) {
  const isRight = ajv.getSchema(`onelot${requestBody.content['application/json'].schema.$ref}`)
  if (isRight(body)) return
  const wrong = isRight.errors.map(({ keyword, instancePath, params }) => [
    instancePath.split('/')[1] ?? params.missingProperty ?? 'body',
    keyword === 'required' ? 'required' : 'malformed',
  ])
  refuse('VALIDATION', Object.fromEntries(wrong))
}

/** Carries a write out once by its key. A refusal is not kept. */
function once(name, body, act) {
  const sent = JSON.stringify(body)
  const known = writes.get(name) ?? { sent, answer: act() }
  if (known.sent !== sent) refuse('IDEMPOTENCY_KEY_REUSED')
  writes.set(name, known)
  return known.answer
}

/** What became of a write. A key that never arrived is closed, so that a late request with it is not carried out. */
function outcome({ endpoint, key }, member) {
  const name = nameOf(member, endpoint, key)
  const { answer } = writes.get(name) ?? {}
  if (answer) return { state: 'done', message: answer.msg, data: answer.data }
  writes.set(name, {})
  return { state: 'neverArrived' }
}

const offered = new Map(Object.entries({ ...calls, 'common/outcome': outcome }))

function answerOf(path, operation, { body = {}, headers }, member) {
  check(operation, body)
  const [{ properties }] = operation.responses[200].content['application/json'].schema.anyOf
  const msg = properties.msg.enum?.[0] ?? ''
  const act = () => ({ status: 1, msg, data: offered.get(path)(body, member, headers.token) })
  if (!operation['x-idempotent']) return act()
  const key = headers['idempotency-key'] ?? refuse('VALIDATION', { 'idempotency-key': 'required' })
  return once(nameOf(member, path, key), body, act)
}

function stream({ instruments: asked }, member, response) {
  response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (event) => response.write(`data: ${JSON.stringify({ serverTime: now(), ...event })}\n\n`)
  let sequence = -1
  const sendAll = () => {
    send({ kind: 'heartbeat' })
    for (const one of instruments.filter(({ id }) => asked.includes(id)))
      send({ kind: 'quote', quote: quoteOf(one) })
    const changes = member?.holdings.flatMap(({ executions }) => executions).length ?? sequence
    if (changes !== sequence) send({ kind: 'account', sequence: (sequence = changes) })
  }
  sendAll()
  const timer = setInterval(sendAll, TICK_MS)
  response.on('close', () => clearInterval(timer))
}

const app = express()
app.use(express.json())
app.post('/api/vue/*path', (request, response) => {
  const path = request.params.path.join('/')
  const operation = document.paths[`/${path}`]?.post
  const { token } = request.headers
  const member = sessions.get(token)
  try {
    const isStream = path === 'stream/open'
    if (!isStream && !offered.has(path)) refuse('CALL_NOT_OFFERED')
    const needsMember = isStream ? token : operation.security.length > 0
    if (needsMember && !member) return response.status(401).end()
    if (!isStream) return response.json(answerOf(path, operation, request, member))
    check(operation, request.body ?? {})
    return stream(request.body, member, response)
  } catch (error) {
    if (!error.fields) throw error
    response.status(error.message === 'CALL_NOT_OFFERED' ? 404 : 200)
    return response.json({ status: 0, msg: error.message, data: { params: {}, fields: error.fields } })
  }
})
/** The built app, apps/web/dist, is served with the calls. */
const { WEB_DIR, PORT = '8080' } = process.env
if (WEB_DIR) app.use(express.static(WEB_DIR))

setInterval(movePrices, TICK_MS)
const server = app.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
