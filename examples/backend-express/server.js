// A back end for the app in memory. Its answers were written from docs/backend.md and the OpenAPI documents; this file has what all calls share.
import { clearInterval, setInterval } from 'node:timers'
import express from 'express'
import { Refusal, calls as ruled, ids, sessions } from './calls.js'
import { instruments, movePrices, quoteOf } from './market.js'

const TICK_MS = 1_000
/** By member, path and key: what was sent, and what was answered; neither where a check has closed the key. */
const writes = new Map()
const nameOf = (member, path, key) => `${member?.account ?? 'guest'} ${path} ${key}`

const answered = (msg, data) => ({ status: 1, msg, data })
const refused = ({ message, fields }) => ({ status: 0, msg: message, data: { params: {}, fields } })

function missingIn(needs, body) {
  const wrong = Object.entries(needs).filter(([name, isRight]) => !isRight(body[name]))
  return Object.fromEntries(wrong.map(([name]) => [name, name in body ? 'malformed' : 'required']))
}

/** Carries a write out once by its key. A refusal is not kept. */
function once(name, body, act) {
  const sent = JSON.stringify(body)
  const known = writes.get(name)
  if (known && known.sent !== sent) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  if (known) return known.answer
  const answer = act()
  writes.set(name, { sent, answer })
  return answer
}

/** What became of a write. A key that never arrived is closed, so that a late request with it is not carried out. */
function outcome({ endpoint, key }, member) {
  const name = nameOf(member, endpoint, key)
  const known = writes.get(name)
  if (known?.answer) return { state: 'done', message: known.answer.msg, data: known.answer.data }
  writes.set(name, {})
  return { state: 'neverArrived' }
}

const calls = {
  ...ruled,
  'common/outcome': { needs: { endpoint: Boolean, key: Boolean }, answer: outcome },
}

/** Undefined where a member's call comes without a session. */
function carryOut(path, { body = {}, headers }) {
  const { needs = {}, member: forMembers, answer, success } = calls[path]
  const member = sessions.get(headers.token)
  if (forMembers && !member) return undefined
  const fields = missingIn(needs, body)
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION', fields)
  const act = () => answered(success ?? '', answer(body, member, headers.token))
  if (success === undefined) return act()
  const key = headers['idempotency-key']
  if (!key) throw new Refusal('VALIDATION', { 'idempotency-key': 'required' })
  return once(nameOf(member, path, key), body, act)
}

function stream({ body = {}, headers }, response) {
  const fields = missingIn({ instruments: ids }, body)
  if (Object.keys(fields).length > 0) return response.json(refused(new Refusal('VALIDATION', fields)))
  const member = sessions.get(headers.token)
  if (headers.token && !member) return response.status(401).end()
  response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (event) => {
    response.write(`data: ${JSON.stringify({ serverTime: new Date().toISOString(), ...event })}\n\n`)
  }
  let sequence = -1
  const sendAll = () => {
    send({ kind: 'heartbeat' })
    for (const one of instruments.filter(({ id }) => body.instruments.includes(id)))
      send({ kind: 'quote', quote: quoteOf(one) })
    const changes = member?.holdings.reduce((sum, { executions }) => sum + executions.length, 0)
    if (changes !== undefined && changes !== sequence)
      send({ kind: 'account', sequence: (sequence = changes) })
  }
  sendAll()
  const timer = setInterval(sendAll, TICK_MS)
  response.on('close', () => {
    clearInterval(timer)
  })
}

const app = express()
app.use(express.json())
app.post('/api/vue/stream/open', stream)
app.post('/api/vue/*path', (request, response) => {
  const path = request.params.path.join('/')
  if (!Object.hasOwn(calls, path)) return response.status(404).json(refused(new Refusal('CALL_NOT_OFFERED')))
  try {
    const answer = carryOut(path, request)
    return answer ? response.json(answer) : response.status(401).end()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return response.json(refused(error))
  }
})
/** The built app, apps/web/dist, is served with the calls. */
const { WEB_DIR, PORT = '8080' } = process.env
if (WEB_DIR) app.use(express.static(WEB_DIR))

setInterval(movePrices, TICK_MS)
const server = app.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
