// What each call answers: long positions at the market, without leverage, closed whole. Everything is kept in memory.
import { Buffer } from 'node:buffer'
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import { charge, instruments, krw, market, quoteOf, rowOf, session } from './market.js'

const STARTING_MONEY = 10_000_000n
const members = new Map()
/** Members by token. */
export const sessions = new Map()

export class Refusal extends Error {
  /** @param {string} code of the catalogue */
  constructor(code, fields = {}) {
    super(code)
    this.fields = fields
  }
}
const refuse = (code, fields) => {
  throw new Refusal(code, fields)
}

const now = () => new Date().toISOString()
const hashOf = (password, salt) => scryptSync(password, salt, 32)
const nobody = { salt: '', hash: Buffer.alloc(32) }
const instrumentOf = (id) => instruments.find((one) => one.id === id) ?? refuse('PRODUCT_UNAVAILABLE')
const heldOf = ({ holdings }, id) =>
  holdings.find(({ position }) => position.id === id) ?? refuse('ORDER_WRONG_STATE')
const openOf = ({ holdings }) => holdings.filter(({ position }) => position.status === 'holding')

function openSession(member) {
  const token = randomUUID()
  sessions.set(token, member)
  return { token, account: member.account }
}

/** A page of a list: the rows after those that the cursor counts. */
function pageOf(rows, { after = '0', pageSize }) {
  const from = /^\d{1,6}$/.test(after) ? Number(after) : refuse('VALIDATION', { after: 'malformed' })
  const end = from + pageSize
  return [rows.slice(from, end), { total: rows.length, ...(end < rows.length ? { next: String(end) } : {}) }]
}

function place(terms, member) {
  const instrument = instrumentOf(terms.instrument)
  if (terms.side !== 'long' || terms.leverage !== 1) refuse('MARGIN_NOT_ENABLED')
  if (terms.type !== 'market') refuse('VALIDATION', { type: 'notAllowed' })
  const price = quoteOf(instrument).ask
  const margin = BigInt(price) * BigInt(terms.lots)
  const fee = charge(margin, 'commission')
  if (margin + fee > member.available) refuse('AVAILABLE_INSUFFICIENT')
  const [id, at] = [randomUUID(), now()]
  const { tradingDay } = session()
  const fill = { price, at, tradingDay, margin: krw(margin), fee: krw(fee), lots: terms.lots }
  const base = { id, terms, market: 'KRX', currency: 'KRW', lotSize: '1', placedAt: at }
  const position = { ...base, status: 'holding', fill }
  const opening = {
    id: `${id}-1`,
    order: id,
    position: id,
    ...fill,
    tax: krw(0),
    purpose: 'open',
    cause: 'member',
  }
  member.available -= margin + fee
  member.holdings.unshift({ position, instrument, executions: [opening], ledger: [] })
  return { position }
}

function close({ position: id, lots, type }, member) {
  const held = heldOf(member, id)
  const { fill } = held.position
  if (held.position.status !== 'holding') refuse('ORDER_WRONG_STATE')
  if (type !== 'market') refuse('VALIDATION', { type: 'notAllowed' })
  if (lots !== fill.lots) refuse('VALIDATION', { lots: 'notAllowed' })
  const price = quoteOf(held.instrument).bid
  const value = BigInt(price) * BigInt(lots)
  const [fee, tax] = [charge(value, 'commission'), charge(value, 'saleTax')]
  const gross = value - BigInt(fill.margin.amount)
  const net = gross - fee - tax - BigInt(fill.fee.amount)
  const [charges, at] = [{ fee: krw(fee), tax: krw(tax) }, now()]
  const profits = { grossProfit: krw(gross), netProfit: krw(net) }
  const closing = { price, at, cause: 'member', ...charges, ...profits, settlesAt: at }
  const ids = { id: `${id}-2`, order: randomUUID(), position: id, purpose: 'close' }
  const execution = { ...ids, lots, tradingDay: session().tradingDay, margin: fill.margin, ...closing }
  member.available += value - fee - tax
  held.position = { ...held.position, status: 'closed', closing }
  held.executions.push(execution)
  return { position: held.position, execution }
}

function register(asked) {
  const { phone, password, passwordConfirm, invitation, agreementAccepted, privacyAccepted } = asked
  if (password !== passwordConfirm) refuse('VALIDATION', { passwordConfirm: 'mismatch' })
  if (!agreementAccepted) refuse('VALIDATION', { agreementAccepted: 'mustAccept' })
  if (!privacyAccepted) refuse('VALIDATION', { privacyAccepted: 'mustAccept' })
  if (invitation !== 'ONELOT') refuse('INVITER_NOT_FOUND')
  if (members.has(phone)) refuse('ACCOUNT_EXISTS')
  const salt = randomUUID()
  const secret = { salt, hash: hashOf(password, salt) }
  const opened = { account: randomUUID(), openedAt: now(), available: STARTING_MONEY, holdings: [] }
  members.set(phone, { phone, ...secret, ...opened })
  return openSession(members.get(phone))
}

function login({ phone, password }) {
  const member = members.get(phone) ?? nobody
  if (!timingSafeEqual(hashOf(password, member.salt), member.hash)) refuse('CREDENTIALS_WRONG')
  return { ...openSession(member), setUp: 'complete' }
}

function logout(_, __, token) {
  sessions.delete(token)
  return {}
}

function account({ instrument }, member) {
  const margin = openOf(member).reduce((sum, { position }) => sum + BigInt(position.fill.margin.amount), 0n)
  const inIt = openOf(member).filter(({ position }) => position.terms.instrument === instrument)
  return {
    account: member.account,
    realName: 'passed',
    restrictions: [],
    marginEnabled: false,
    balances: { KRW: { available: String(member.available), margin: String(margin) } },
    pendingFundOperation: false,
    orders: [],
    positions: inIt.map(({ position }) => position),
    rules: { stopOutRate: '0', pendingBlocksTrading: false },
  }
}

const statuses = { purchase: [], inProgress: ['holding'], terminated: ['closed'] }
function positions({ tab, ...page }, member) {
  const wanted = statuses[tab] ?? refuse('VALIDATION', { tab: 'unknown' })
  const [rows, answer] = pageOf(
    member.holdings.filter(({ position }) => wanted.includes(position.status)),
    page,
  )
  return { positions: rows.map(({ position, instrument }) => ({ position, instrument })), ...answer }
}

const me = (_, { account: id, phone, openedAt }) => ({
  account: id,
  phone: `*******${phone.slice(-4)}`,
  realName: 'passed',
  restrictions: [],
  marginEnabled: false,
  fundPasswordSet: false,
  seat: 'none',
  payeeLinked: false,
  invitation: 'ONELOT',
  openedAt,
})

function list({ market: of, page, pageSize, snapshot = now() }) {
  const rows = of === 'KRX' ? instruments.map(rowOf) : []
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, snapshot }
}

const detail = ({ instrument: id }) => ({
  instrument: instrumentOf(id),
  market,
  session: session(),
  quote: quoteOf(instrumentOf(id)),
  book: { bids: [], asks: [] },
  facts: {},
  halted: false,
  marks: [],
  upcoming: {},
  holiday: false,
  now: now(),
})

function breadth() {
  const moved = instruments
    .map(quoteOf)
    .map(({ price, previousClose }) => Number(price) - Number(previousClose))
  const count = (sign) => moved.filter((by) => Math.sign(by) === sign).length
  return { market: 'KRX', rising: count(1), falling: count(-1), unchanged: count(0), turnover: '0' }
}

const text = (value) => typeof value === 'string' && value.length <= 200
const whole = (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000_000
/** Ids of instruments: 200 at most. */
export const ids = (value) =>
  Array.isArray(value) && value.length <= 200 && value.every((id) => text(id) && /^[A-Z]{2,6}:/.test(id))
const yesOrNo = (value) => typeof value === 'boolean'
const phone = (value) => text(value) && /^\+?\d{8,15}$/.test(value)
const password = (value) => text(value) && value.length <= 72 && /^(?=.*[A-Za-z])(?=.*\d).{8,}$/.test(value)
const consents = { agreementAccepted: yesOrNo, privacyAccepted: yesOrNo }

/** By path: who may call, what must be sent, what is answered. A write says with which code it succeeds. */
export const calls = {
  'common/config': {
    needs: { type: text },
    answer: () => [
      { name: 'title', value: 'Example' },
      { name: 'logo', value: '/logo.svg' },
    ],
  },
  'market/overview': { answer: () => ({ markets: [{ market, session: session() }], indices: [] }) },
  'market/breadth': { answer: () => ({ markets: [breadth()] }) },
  'market/list': { needs: { market: text, board: text, page: whole, pageSize: whole }, answer: list },
  'market/quotes': {
    needs: { instruments: ids },
    answer: ({ instruments: asked }) => ({
      quotes: instruments.filter(({ id }) => asked.includes(id)).map(quoteOf),
    }),
  },
  'market/detail': { needs: { instrument: text }, answer: detail },
  'market/candles': {
    needs: { instrument: text, period: text, adjustment: text, limit: whole },
    answer: ({ instrument }) => instrumentOf(instrument) && { candles: [], more: false },
  },
  'member/register': {
    needs: { phone, password, passwordConfirm: text, invitation: text, ...consents },
    answer: register,
    success: 'REGISTERED',
  },
  'member/login': { needs: { phone, password: text }, answer: login, success: 'LOGGED_IN' },
  'member/logout': { member: true, answer: logout, success: '' },
  'member/me': { member: true, answer: me },
  'watchlist/groups': { member: true, answer: () => ({ groups: [{ id: 'default', instruments: [] }] }) },
  'messages/unread': { member: true, answer: () => ({ unread: 0 }) },
  'fund/records': {
    member: true,
    needs: { pageSize: whole },
    answer: () => ({ lines: [], total: 0, positions: [] }),
  },
  'trade/orders': {
    member: true,
    needs: { state: text, pageSize: whole },
    answer: () => ({ orders: [], total: 0 }),
  },
  'trade/account': { member: true, needs: { instrument: text }, answer: account },
  'trade/positions': { member: true, needs: { tab: text, pageSize: whole }, answer: positions },
  'trade/position': {
    member: true,
    needs: { position: text },
    answer: ({ position }, member) => heldOf(member, position),
  },
  'trade/place': {
    member: true,
    needs: { instrument: text, side: text, type: text, lots: whole, leverage: whole },
    answer: place,
    success: 'PURCHASED',
  },
  'trade/close': {
    member: true,
    needs: { position: text, lots: whole, type: text },
    answer: close,
    success: 'CLOSED',
  },
}
