import { type Fault, isRefusal, bodyOf, success } from './fault.ts'

let made = 0

export const ofRefusals: readonly Fault[] = [
  {
    name: 'a refusal that the call does not declare',
    path: 'trade/order',
    id: 'REF-02',
    about: 'trade/order ORDER_WRONG_STATE',
    says: /msg ORDER_MISSING; expected: ORDER_WRONG_STATE/,
    screen: 'orders',
    answer: (text) => ({ text: text.replace('"ORDER_WRONG_STATE"', '"ORDER_MISSING"') }),
  },
  {
    name: 'VALIDATION without its fields',
    path: 'exchange/quote',
    id: 'REF-01',
    says: /data\.fields names none of from, to/,
    screen: 'exchange',
    answer: (text) =>
      isRefusal(text) ? { text: text.replace(/"fields":\{[^}]*\}/, '"fields":{}') } : undefined,
  },
  {
    name: 'what is not there is a success',
    path: 'applications/get',
    id: 'REF-02',
    about: 'applications/get ORDER_WRONG_STATE',
    says: /a success; expected: ORDER_WRONG_STATE/,
    screen: 'application',
    answer: (text) => (isRefusal(text) ? { text: JSON.stringify(success({})) } : undefined),
  },
  {
    name: 'a frozen account may cancel',
    path: 'trade/cancelAll',
    id: 'REF-02',
    about: 'trade/cancelAll ACCOUNT_FROZEN',
    says: /a success; expected: ACCOUNT_FROZEN/,
    screen: 'orders',
    answer: (text) =>
      text.includes('ACCOUNT_FROZEN') ? { text: JSON.stringify(success({ cancelled: 0 })) } : undefined,
  },
  {
    name: 'half of a body breaks the server',
    path: 'seat/apply',
    id: 'ENV-03',
    says: /HTTP 500/,
    screen: 'seatAccount',
    answer: (_, { body }) => (body === undefined ? { status: 500 } : undefined),
  },
  {
    name: 'a foreign cursor breaks the server',
    path: 'dividends/announced',
    id: 'PAG-03',
    says: /after HTTP 500/,
    screen: 'dividends',
    answer: (_, call) => (bodyOf(call)['after'] === 'no-cursor-of-yours' ? { status: 500 } : undefined),
  },
]

const notOffered = { status: 0, msg: 'CALL_NOT_OFFERED', data: null }
const notOfferedText = /^msg is CALL_NOT_OFFERED: the back end does not have this call$/

export const ofOffers: readonly Fault[] = [
  {
    name: 'a read that is not offered',
    path: 'dayTrading/overview',
    id: 'ENV-01',
    says: notOfferedText,
    screen: 'dayTrading',
    instead: () => notOffered,
  },
  {
    name: 'a write that is not offered',
    path: 'watchlist/move',
    id: 'SCH-02',
    says: notOfferedText,
    screen: 'watchlist',
    instead: () => notOffered,
  },
]

export const ofAccess: readonly Fault[] = [
  {
    name: 'no 401 without a token',
    path: 'watchlist/groups',
    id: 'AUT-01',
    says: /a success; expected: HTTP 401/,
    screen: 'watchlist',
    instead: ({ headers }) => (headers.get('token') === null ? success({ groups: [] }) : undefined),
  },
  {
    name: 'no 401 with a token that is nobody’s',
    path: 'messages/topics',
    id: 'AUT-02',
    says: /CREDENTIALS_WRONG; expected: HTTP 401/,
    screen: 'settings',
    answer: () => ({ status: 200 }),
  },
  {
    name: 'logging out ends nothing',
    path: 'member/logout',
    id: 'AUT-03',
    about: '',
    says: /HTTP 401 of .* after member\/logout/,
    screen: 'settings',
    instead: ({ body, headers }) =>
      headers.get('token')?.startsWith('conformance') === true ||
      body === undefined ||
      headers.get('token') === null
        ? undefined
        : success({}),
  },
  {
    name: 'the cross-site token is not compared',
    path: '*',
    id: 'XSR-01',
    about: '',
    says: /X-XSRF-TOKEN a success without the header/,
    sent: (headers) => headers.delete('cookie'),
  },
  {
    name: 'a preflight lacks a header',
    path: 'stream/open',
    id: 'COR-01',
    says: /Access-Control-Allow-Headers does not have idempotency-key/,
    screen: 'market',
    headers: (headers) =>
      headers.set('access-control-allow-headers', 'content-type, token, account, X-XSRF-TOKEN'),
  },
  {
    name: 'any page can read',
    path: '*',
    id: 'COR-03',
    about: '',
    says: /Access-Control-Allow-Origin is \*/,
    headers: (headers, { headers: sent }) => {
      if (sent.get('origin')?.includes('invalid') === true) headers.set('access-control-allow-origin', '*')
    },
  },
]

export const ofCommands: readonly Fault[] = [
  {
    name: 'keys are ignored',
    path: 'watchlist/addGroup',
    id: 'IDM-01',
    says: /data .*; expected: the answer of the first time/,
    screen: 'watchlist',
    sent: (headers) => {
      if (headers.has('idempotency-key')) headers.set('idempotency-key', `replaced-${String((made += 1))}`)
    },
  },
  {
    name: 'an outcome is forgotten',
    path: 'common/outcome',
    id: 'IDM-05',
    says: /expected: `done` with the data of the write/,
    instead: ({ headers }) => (headers.has('token') ? success({ state: 'neverArrived' }) : undefined),
  },
]
