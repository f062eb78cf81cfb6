import type { Arrival } from '../http/route.ts'
import {
  type Answered,
  type TestBroker,
  type TestMember,
  headersOf,
  nextKey,
  requestTo,
} from './testBroker.ts'

export const phoneBrowser: Arrival = {
  device: 'device-of-a-phone',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}
export const laptopBrowser: Arrival = {
  device: 'device-of-a-laptop',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
}

/** Sends a call from a device. */
export async function sendFrom(
  { broker }: TestBroker,
  arrival: Arrival,
  path: string,
  body: object,
  member?: TestMember,
): Promise<Answered> {
  const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
  const response = await broker.fetch(requestTo(path, body, headers), { address: '192.0.2.1', arrival })
  const text = await response.text()
  const { status, msg, data } = JSON.parse(text) as Pick<Answered, 'status' | 'msg' | 'data'>
  return { http: response.status, status, msg, data, text }
}

/** The codes in the demo's inbox of a device, the newest first; those for a number, where one is named. */
export async function codesOn(world: TestBroker, arrival: Arrival, number = ''): Promise<readonly string[]> {
  const { data } = await sendFrom(world, arrival, 'codes/inbox', {})
  const found = data as readonly { readonly code: string; readonly phone: string }[]
  return found.filter(({ phone }) => phone.endsWith(number.slice(-4))).map(({ code }) => code)
}
