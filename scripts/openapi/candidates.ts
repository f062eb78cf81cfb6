import type { Endpoint } from '@onelot/api-client'
import { demoFundPassword, demoMember } from '../../apps/mock-api/src/worlds/guide.ts'
import { goodRequests } from '../../apps/mock-api/src/testing/goodRequests.ts'
import { type Json, type JsonObject, isJsonObject } from '../../packages/api-client/src/openapi/shapes.ts'
import type { Call } from './worldCalls.ts'

const good = goodRequests()

/** What the member of every world has. */
const own: JsonObject = {
  phone: demoMember.phone,
  fundPassword: demoFundPassword,
  oldFundPassword: demoFundPassword,
}

/** What differs from the requests of the broker's own tests. */
const special: Readonly<Record<string, JsonObject>> = {
  'member/register': { phone: '01099990000' },
  'member/setFundPassword': { fundPassword: '482916' },
  'member/changeFundPassword': { fundPassword: '482916', fundPasswordConfirm: '482916' },
  'member/resetFundPassword': { fundPassword: '482916', fundPasswordConfirm: '482916' },
  'member/changePhone': { phone: '01022223333' },
  'codes/send': { purpose: 'bindPhone', phone: '01022223333' },
  'bids/amend': { price: '15000', shares: 20 },
  'watchlist/renameGroup': { name: 'Everyday' },
}

/** Fields that name something of a world, such as an order. */
const names: ReadonlySet<string> = new Set([
  'alert',
  'application',
  'auction',
  'bid',
  'block',
  'code',
  'device',
  'dividend',
  'group',
  'increase',
  'mentor',
  'offer',
  'order',
  'payee',
  'placement',
  'position',
  'request',
  'run',
  'token',
])

/** The most requests that are tried for one example. */
const MOST = 60

const areaOf = (path: string): string => path.split('/')[0] ?? path

/** Collects what the answers of a world name, and makes requests of it. */
export function createCandidates() {
  const byField = new Map<string, Set<string>>()
  const add = (field: string, value: Json | undefined) => {
    if (typeof value !== 'string') return
    byField.set(field, (byField.get(field) ?? new Set()).add(value))
  }
  function collect(json: Json, area: string): void {
    if (Array.isArray(json)) for (const part of json as readonly Json[]) collect(part, area)
    if (!isJsonObject(json)) return
    for (const [key, part] of Object.entries(json)) {
      if (names.has(key)) add(key, part)
      if (key === 'id' || key === 'position') add(area, part)
      if (isJsonObject(part)) add(key, part['id'])
      collect(part, area)
    }
  }
  return {
    note({ endpoint, response }: Call): void {
      collect(response, areaOf(endpoint.path))
    },
    /** Requests that a call may accept, the most likely first; none where it takes a file. */
    requestsOf({ path, example, file }: Endpoint): readonly JsonObject[] {
      const base = { ...good[path], ...(good[path] === undefined ? Object(example) : {}) } as JsonObject
      if (file !== undefined || (good[path] === undefined && example === undefined)) return []
      const owned = Object.fromEntries(Object.entries(own).filter(([field]) => field in base))
      const request: JsonObject = { ...base, ...owned, ...special[path] }
      const field = Object.keys(request).find((name) => names.has(name))
      if (field === undefined) return [request]
      const values = new Set([...(byField.get(field) ?? []), ...(byField.get(areaOf(path)) ?? [])])
      return [...values].slice(0, MOST).map((value) => ({ ...request, [field]: value }))
    },
  }
}
