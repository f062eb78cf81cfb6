// What each call answers: long positions at the market, without leverage or charges, closed whole. Everything is kept in memory.
import { Buffer } from 'node:buffer'
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import * as wire from '@onelot/api-client'
import { guestCall, memberCall, refuseCall } from '@onelot/api-client/backend'
import { krw, market, quoteOf, session, stocks } from './market.js'

const members = new Map()
/** Members by token. */
export const sessions = new Map()

const hashOf = (password, salt) => scryptSync(password, salt, 32)
const nobody = { salt: '', hash: Buffer.alloc(32) }
const standing = { realName: 'passed', restrictions: [], marginEnabled: false }
const stockOf = (id) =>
  stocks.find(({ instrument }) => instrument.id === id) ?? refuseCall('PRODUCT_UNAVAILABLE')
const heldOf = ({ held }, id) =>
  held.find(({ position }) => position.id === id) ?? refuseCall('ORDER_WRONG_STATE')

function openSession(member) {
  const token = randomUUID()
  sessions.set(token, member)
  return { token, account: member.account }
}

function register({ phone, password, ...asked }) {
  if (password !== asked.passwordConfirm) refuseCall('VALIDATION', { passwordConfirm: 'mismatch' })
  if (!asked.agreementAccepted) refuseCall('VALIDATION', { agreementAccepted: 'mustAccept' })
  if (!asked.privacyAccepted) refuseCall('VALIDATION', { privacyAccepted: 'mustAccept' })
  if (asked.invitation !== 'ONELOT') refuseCall('INVITER_NOT_FOUND')
  if (members.has(phone)) refuseCall('ACCOUNT_EXISTS')
  const [account, salt, openedAt] = [randomUUID(), randomUUID(), new Date().toISOString()]
  const secret = { salt, hash: hashOf(password, salt) }
  const member = { account, phone, openedAt, ...secret, available: 10_000_000n, held: [] }
  members.set(phone, member)
  return openSession(member)
}

function login({ phone, password }) {
  const member = members.get(phone) ?? nobody
  if (!timingSafeEqual(hashOf(password, member.salt), member.hash)) refuseCall('CREDENTIALS_WRONG')
  return { ...openSession(member), setUp: 'complete' }
}

function me(_, { member: { account, phone, openedAt } }) {
  const nothingYet = { fundPasswordSet: false, seat: 'none', payeeLinked: false, invitation: 'ONELOT' }
  return { ...standing, ...nothingYet, account, phone: `*******${phone.slice(-4)}`, openedAt }
}

function detail({ instrument }) {
  const stock = stockOf(instrument)
  const state = { halted: false, holiday: false, session: session(), now: new Date().toISOString() }
  const nothing = { book: { bids: [], asks: [] }, facts: {}, marks: [], upcoming: {} }
  return { instrument: stock.instrument, market, quote: quoteOf(stock), ...state, ...nothing }
}

function account({ instrument }, { member: { account: id, available, held } }) {
  const open = held.map(({ position }) => position).filter(({ status }) => status === 'holding')
  const margin = open.reduce((sum, { fill }) => sum + BigInt(fill.margin.amount), 0n)
  const balances = { KRW: { available: String(available), margin: String(margin) } }
  const positions = open.filter(({ terms }) => terms.instrument === instrument)
  const rules = { stopOutRate: '0', pendingBlocksTrading: false }
  return { ...standing, account: id, balances, pendingFundOperation: false, orders: [], positions, rules }
}

const statuses = { purchase: 'ordered', inProgress: 'holding', terminated: 'closed' }
/** A page of them: the rows after those that the cursor counts. */
function positions({ tab, after = '0', pageSize }, { member }) {
  if (!/^\d{1,6}$/.test(after)) refuseCall('VALIDATION', { after: 'malformed' })
  const rows = member.held.filter(({ position }) => position.status === statuses[tab])
  const end = Number(after) + pageSize
  const page = { positions: rows.slice(Number(after), end), total: rows.length }
  return end < rows.length ? { ...page, next: String(end) } : page
}

const executionOf = ({ id, fill }, purpose, exit) => {
  const ids = { id: `${id}-${purpose}`, order: id, position: id, purpose, cause: 'member' }
  return { ...ids, ...fill, tax: krw(0), ...exit }
}

function place(terms, { member }) {
  const stock = stockOf(terms.instrument)
  if (terms.side !== 'long' || terms.leverage !== 1) refuseCall('MARGIN_NOT_ENABLED')
  if (terms.type !== 'market') refuseCall('VALIDATION', { type: 'notAllowed' })
  const { ask: price, at } = quoteOf(stock)
  const margin = BigInt(price) * BigInt(terms.lots)
  if (margin > member.available) refuseCall('AVAILABLE_INSUFFICIENT')
  const { tradingDay } = session()
  const fill = { price, at, tradingDay, margin: krw(margin), fee: krw(0), lots: terms.lots }
  const traded = { market: 'KRX', currency: 'KRW', lotSize: '1' }
  const position = { id: randomUUID(), terms, ...traded, placedAt: at, status: 'holding', fill }
  member.available -= margin
  const executions = [executionOf(position, 'open')]
  member.held.unshift({ position, instrument: stock.instrument, executions, ledger: [] })
  return { position }
}

function close({ position: id, lots, type }, { member }) {
  const held = heldOf(member, id)
  const { fill, status } = held.position
  if (status !== 'holding') refuseCall('ORDER_WRONG_STATE')
  if (type !== 'market') refuseCall('VALIDATION', { type: 'notAllowed' })
  if (lots !== fill.lots) refuseCall('VALIDATION', { lots: 'notAllowed' })
  const { bid: price, at } = quoteOf(stockOf(held.instrument.id))
  const value = BigInt(price) * BigInt(lots)
  const profit = krw(value - BigInt(fill.margin.amount))
  const figures = { fee: krw(0), tax: krw(0), grossProfit: profit, netProfit: profit }
  const closing = { price, at, cause: 'member', settlesAt: at, ...figures }
  const execution = executionOf(held.position, 'close', { ...closing, tradingDay: session().tradingDay })
  member.available += value
  held.position = { ...held.position, status: 'closed', closing }
  held.executions.push(execution)
  return { position: held.position, execution }
}

function list({ market: of, page, pageSize, snapshot = 'all' }) {
  const listed = stocks.filter(({ instrument }) => instrument.market === of)
  const shown = listed.slice((page - 1) * pageSize, page * pageSize)
  const rows = shown.map((stock) => ({ instrument: stock.instrument, quote: quoteOf(stock), sparkline: [] }))
  return { rows, total: listed.length, snapshot }
}

export const calls = [
  guestCall(wire.commonConfig, () => [{ name: 'title', value: 'Example' }]),
  guestCall(wire.marketOverview, () => ({ markets: [{ market, session: session() }], indices: [] })),
  guestCall(wire.marketList, list),
  guestCall(wire.marketDetail, detail),
  guestCall(wire.memberRegister, register),
  guestCall(wire.memberLogin, login),
  memberCall(wire.memberLogout, (_, { token }) => sessions.delete(token) && {}),
  memberCall(wire.memberMe, me),
  memberCall(wire.watchlistGroups, () => ({ groups: [{ id: 'default', instruments: [] }] })),
  memberCall(wire.tradeAccount, account),
  memberCall(wire.tradePositions, positions),
  memberCall(wire.tradePosition, ({ position }, { member }) => heldOf(member, position)),
  memberCall(wire.tradePlace, place),
  memberCall(wire.tradeClose, close),
]
