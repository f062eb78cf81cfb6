// What each call answers: long positions at the market, without leverage or charges, closed whole. Everything is kept in memory.
import { Buffer } from 'node:buffer'
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import { instruments, krw, market, quoteOf, session } from './market.js'

const STARTING_MONEY = 10_000_000n
const members = new Map()
/** Members by token. */
export const sessions = new Map()
export const now = () => new Date().toISOString()

/** @param code of the catalogue @param fields what is wrong with each */
export function refuse(code, fields = {}) {
  throw Object.assign(new Error(code), { fields })
}

const hashOf = (password, salt) => scryptSync(password, salt, 32)
const nobody = { salt: '', hash: Buffer.alloc(32) }
const standing = { realName: 'passed', restrictions: [], marginEnabled: false }
const instrumentOf = (id) => instruments.find((one) => one.id === id) ?? refuse('PRODUCT_UNAVAILABLE')
const rowOf = (instrument) => ({ instrument, quote: quoteOf(instrument), sparkline: [] })
const heldOf = ({ holdings }, id) =>
  holdings.find(({ position }) => position.id === id) ?? refuse('ORDER_WRONG_STATE')

function openSession(member) {
  const token = randomUUID()
  sessions.set(token, member)
  return { token, account: member.account }
}

function register({ phone, password, ...asked }) {
  if (password !== asked.passwordConfirm) refuse('VALIDATION', { passwordConfirm: 'mismatch' })
  for (const name of ['agreementAccepted', 'privacyAccepted'])
    if (!asked[name]) refuse('VALIDATION', { [name]: 'mustAccept' })
  if (asked.invitation !== 'ONELOT') refuse('INVITER_NOT_FOUND')
  if (members.has(phone)) refuse('ACCOUNT_EXISTS')
  const [account, salt] = [randomUUID(), randomUUID()]
  const opened = { account, openedAt: now(), available: STARTING_MONEY, holdings: [] }
  members.set(phone, { phone, salt, hash: hashOf(password, salt), ...opened })
  return openSession(members.get(phone))
}

function login({ phone, password }) {
  const member = members.get(phone) ?? nobody
  if (!timingSafeEqual(hashOf(password, member.salt), member.hash)) refuse('CREDENTIALS_WRONG')
  return { ...openSession(member), setUp: 'complete' }
}

function me(_, { account, phone, openedAt }) {
  const nothingYet = { fundPasswordSet: false, seat: 'none', payeeLinked: false }
  return {
    ...standing,
    ...nothingYet,
    account,
    phone: `*******${phone.slice(-4)}`,
    invitation: 'ONELOT',
    openedAt,
  }
}

function account({ instrument }, { account: id, available, holdings }) {
  const open = holdings.map(({ position }) => position).filter(({ status }) => status === 'holding')
  const margin = open.reduce((sum, { fill }) => sum + BigInt(fill.margin.amount), 0n)
  const balances = { KRW: { available: String(available), margin: String(margin) } }
  const positions = open.filter(({ terms }) => terms.instrument === instrument)
  const rules = { stopOutRate: '0', pendingBlocksTrading: false }
  return { ...standing, account: id, balances, pendingFundOperation: false, orders: [], positions, rules }
}

const statuses = { purchase: 'ordered', inProgress: 'holding', terminated: 'closed' }
/** A page of them: the rows after those that the cursor counts. */
function positions({ tab, after = '0', pageSize }, { holdings }) {
  const from = /^\d{1,6}$/.test(after) ? Number(after) : refuse('VALIDATION', { after: 'malformed' })
  const rows = holdings.filter(({ position }) => position.status === statuses[tab])
  const shown = rows
    .slice(from, from + pageSize)
    .map(({ position, instrument }) => ({ position, instrument }))
  const isLast = from + pageSize >= rows.length
  return { positions: shown, total: rows.length, ...(isLast ? {} : { next: String(from + pageSize) }) }
}

function place(terms, member) {
  const instrument = instrumentOf(terms.instrument)
  if (terms.side !== 'long' || terms.leverage !== 1) refuse('MARGIN_NOT_ENABLED')
  if (terms.type !== 'market') refuse('VALIDATION', { type: 'notAllowed' })
  const price = quoteOf(instrument).ask
  const margin = BigInt(price) * BigInt(terms.lots)
  if (margin > member.available) refuse('AVAILABLE_INSUFFICIENT')
  const [id, at, { tradingDay }] = [randomUUID(), now(), session()]
  const fill = { price, at, tradingDay, margin: krw(margin), fee: krw(0), lots: terms.lots }
  const base = { id, terms, market: 'KRX', currency: 'KRW', lotSize: '1', placedAt: at }
  const position = { ...base, status: 'holding', fill }
  const ids = { id: `${id}-1`, order: id, position: id, purpose: 'open', cause: 'member' }
  member.available -= margin
  member.holdings.unshift({
    position,
    instrument,
    executions: [{ ...ids, ...fill, tax: krw(0) }],
    ledger: [],
  })
  return { position }
}

function close({ position: id, lots, type }, member) {
  const held = heldOf(member, id)
  const { fill, status } = held.position
  if (status !== 'holding') refuse('ORDER_WRONG_STATE')
  if (type !== 'market') refuse('VALIDATION', { type: 'notAllowed' })
  if (lots !== fill.lots) refuse('VALIDATION', { lots: 'notAllowed' })
  const [price, at] = [quoteOf(held.instrument).bid, now()]
  const value = BigInt(price) * BigInt(lots)
  const profit = krw(value - BigInt(fill.margin.amount))
  const free = { fee: krw(0), tax: krw(0) }
  const closing = {
    price,
    at,
    cause: 'member',
    ...free,
    grossProfit: profit,
    netProfit: profit,
    settlesAt: at,
  }
  const ids = { id: `${id}-2`, order: randomUUID(), position: id, purpose: 'close' }
  const execution = { ...ids, lots, tradingDay: session().tradingDay, margin: fill.margin, ...closing }
  member.available += value
  held.position = { ...held.position, status: 'closed', closing }
  held.executions.push(execution)
  return { position: held.position, execution }
}

function list({ market: of, page, pageSize, snapshot = now() }) {
  const rows = of === 'KRX' ? instruments.map(rowOf) : []
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, snapshot }
}

function detail({ instrument: id }) {
  const [instrument, nothing] = [instrumentOf(id), { facts: {}, marks: [], upcoming: {} }]
  const state = { session: session(), quote: quoteOf(instrument), halted: false, holiday: false, now: now() }
  return { instrument, market, ...state, book: { bids: [], asks: [] }, ...nothing }
}

/** By path. Each gets what was sent, the member and the token. */
export const calls = {
  'common/config': () => [{ name: 'title', value: 'Example' }],
  'market/overview': () => ({ markets: [{ market, session: session() }], indices: [] }),
  'market/list': list,
  'market/quotes': ({ instruments: ids }) => ({
    quotes: instruments.filter(({ id }) => ids.includes(id)).map(quoteOf),
  }),
  'market/detail': detail,
  'market/candles': ({ instrument }) => instrumentOf(instrument) && { candles: [], more: false },
  'member/register': register,
  'member/login': login,
  'member/logout': (_, __, token) => sessions.delete(token) && {},
  'member/me': me,
  'trade/account': account,
  'trade/positions': positions,
  'trade/position': ({ position }, member) => heldOf(member, position),
  'trade/place': place,
  'trade/close': close,
  'trade/orders': () => ({ orders: [], total: 0 }),
  'fund/records': () => ({ lines: [], total: 0, positions: [] }),
  'messages/unread': () => ({ unread: 0 }),
  'watchlist/groups': () => ({ groups: [{ id: 'default', instruments: [] }] }),
}
