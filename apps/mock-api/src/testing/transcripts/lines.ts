import type { LedgerLineOnWire, OrderOnWire } from '@onelot/api-client'
import type { Names } from './names.ts'
import { DAY, HOUR, type Json, MINUTE } from './steps.ts'

/** Epoch times without what is alike in all of them. */
const time = (instant: string): string =>
  instant
    .slice(5)
    .replace('T', ' ')
    .replace(/(\.000)?Z$/, '')

const units = [
  ['d', DAY],
  ['h', HOUR],
  ['min', MINUTE],
  ['s', 1_000],
  ['ms', 1],
] as const

/** `1 h 30 min` */
export function durationText(ms: number): string {
  let rest = ms
  return units
    .map(([unit, length]) => {
      const count = Math.floor(rest / length)
      rest -= count * length
      return count === 0 ? '' : `${String(count)} ${unit}`
    })
    .filter((part) => part !== '')
    .join(' ')
}

/** `lots=3 stopLoss.kind=level stopLoss.price=160.00`, ids by their names. */
export function fieldsLine(value: Json, names: Names, path = ''): string {
  if (value === null || typeof value !== 'object')
    return `${path}=${typeof value === 'string' ? names.of(value) : String(value)}`
  return Object.entries(value)
    .map(([key, inner]) => fieldsLine(inner, names, path === '' ? key : `${path}.${key}`))
    .filter((line) => line !== '')
    .join(' ')
}

function outcome({ status, averagePrice, cause, expiresAt, endedAt, waitsUntil }: OrderOnWire): string {
  const ended = endedAt === undefined ? [] : [time(endedAt)]
  if (status === 'filled') return ['filled at', averagePrice, ...ended].join(' ')
  if (status !== 'working') return [status, ...(cause === undefined ? [] : [cause]), ...ended].join(' ')
  const waits = waitsUntil === undefined ? [] : ['from', time(waitsUntil)]
  return ['working', ...waits, ...(expiresAt === undefined ? [] : ['until', time(expiresAt)])].join(' ')
}

/** What a reader of the recording sees of an order, but for its name. */
export function orderLine(order: OrderOnWire): string {
  const { purpose, side, type, limitPrice, trigger, lots } = order
  const prices = [limitPrice, trigger].flatMap((one) => (one === undefined ? [] : [`at ${one}`]))
  return `${[purpose, side, type, String(lots), ...prices].join(' ')}: ${outcome(order)}`
}

export const ledgerLine = (
  { at, from, to, money: { amount, currency }, reason, ref }: LedgerLineOnWire,
  names: Names,
): string => `${time(at)} ${amount} ${currency} ${from} > ${to} ${reason} ${names.of(ref)}`
