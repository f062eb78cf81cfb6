import {
  type InstrumentId,
  type PositionId,
  type PositionTab,
  instrumentId,
  positionId,
} from '@onelot/domain'
import type { PlainRoute, RouteTarget } from '@onelot/screens'
import { routes } from '../routes.ts'

/** What an address may carry, each checked: an address is anybody's to write. */
export interface RouteParams {
  readonly instrument: InstrumentId | undefined
  readonly position: PositionId | undefined
  readonly tab: PositionTab | undefined
  readonly invitation: string | undefined
}

/** By name here, so that opening the app does not fetch the rules of trading. */
const tabs = {
  purchase: true,
  inProgress: true,
  terminated: true,
  inventory: true,
  digitalCurrency: true,
  foreignExchange: true,
} satisfies Record<PositionTab, true>

const isTab = (value: unknown): value is PositionTab =>
  typeof value === 'string' && Object.hasOwn(tabs, value)

type Get = (name: keyof RouteParams) => unknown

function read(get: Get): RouteParams {
  const [instrument, position, invitation] = [get('instrument'), get('position'), get('invitation')]
  const tab = get('tab')
  return {
    instrument: matches(instrument, /^[A-Z]{2,6}:[A-Z0-9.-]{1,16}$/) ? instrumentId(instrument) : undefined,
    position: matches(position, /^[A-Za-z0-9-]{1,40}$/) ? positionId(position) : undefined,
    tab: isTab(tab) ? tab : undefined,
    invitation: matches(invitation, /^[A-Za-z0-9-]{1,32}$/) ? invitation : undefined,
  }
}

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

export function paramsOf(search: string): RouteParams {
  const query = new URLSearchParams(search)
  return read((name) => query.get(name))
}

/** The target that a name and its params make; undefined when what it needs is missing. */
export function targetNamed(name: string, params: RouteParams): RouteTarget | undefined {
  const { instrument, position, tab, invitation } = params
  switch (name) {
    case 'register':
      return invitation === undefined ? { to: name } : { to: name, invitation }
    case 'trade':
      return tab === undefined ? { to: name } : { to: name, tab }
    case 'stockDetail':
    case 'indexDetail':
      return instrument && { to: name, instrument }
    case 'positionDetail':
      return position && { to: name, position }
    default:
      return isPlain(name) ? { to: name } : undefined
  }
}

/** Every row but those above needs nothing but its name; `reLogin` is a way to log in, not a place of its own. */
const isPlain = (name: string): name is PlainRoute => Object.hasOwn(routes, name) && name !== 'reLogin'

/** A target that was stored as JSON; undefined for anything else. */
export function targetOf(value: unknown): RouteTarget | undefined {
  if (typeof value !== 'object' || value === null || !('to' in value) || typeof value.to !== 'string')
    return undefined
  const entries = new Map<string, unknown>(Object.entries(value))
  return targetNamed(
    value.to,
    read((name) => entries.get(name)),
  )
}

/** `?instrument=US%3AAAPL`, or nothing. */
export function searchOf(target: RouteTarget): string {
  const query = new URLSearchParams(Object.entries(target).filter(([name]) => name !== 'to')).toString()
  return query === '' ? '' : `?${query}`
}
