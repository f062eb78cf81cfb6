import { type Fault, type Json, bodyOf, isRefusal, rows } from './fault.ts'

const lastFirst = (data: Json, name: string): void => {
  const list = data[name]
  if (Array.isArray(list)) list.reverse()
}

export const ofLists: readonly Fault[] = [
  {
    name: 'a row comes on two pages',
    path: 'messages/list',
    id: 'PAG-01',
    says: /messages\[0\] the same row twice/,
    screen: 'messages',
    data: (data) => {
      const [first] = rows(data, 'messages')
      if (first !== undefined) first['id'] = 'M-always-the-same'
    },
  },
  {
    name: 'a total that is not that of the rows',
    path: 'fund/records',
    id: 'PAG-01',
    says: /data\.total is \d+; all pages have \d+ rows/,
    screen: 'fundRecord',
    data: (data) => (data['total'] = Number(data['total']) + 1),
  },
  {
    name: 'a ranking of its own for each page',
    path: 'market/table',
    id: 'PAG-02',
    says: /data\.snapshot is another on page 2/,
    screen: 'marketTable',
    data: (data, call) => {
      if (bodyOf(call)['page'] !== 1) data['snapshot'] = 'another-ranking'
    },
  },
  {
    name: 'bars run backwards',
    path: 'market/candles',
    id: 'CAN-01',
    about: 'market/candles day',
    says: /candles\[1\]\.time is .*, not later than/,
    screen: 'stockDetail',
    data: (data, call) => {
      if (bodyOf(call)['period'] === 'day') lastFirst(data, 'candles')
    },
  },
  {
    name: 'bars before a moment are the newest',
    path: 'market/candles',
    id: 'CAN-02',
    about: 'market/candles week',
    says: /time is not before/,
    screen: 'stockDetail',
    data: (data, call) => {
      const { period, before } = bodyOf(call)
      if (period === 'week' && before !== undefined)
        for (const bar of rows(data, 'candles')) bar['time'] = String(bar['time']).replace(/^\d{4}/, '2037')
    },
  },
]

export const ofStream: readonly Fault[] = [
  {
    name: 'no heartbeat',
    path: 'stream/open',
    id: 'STR-03',
    says: /heartbeat 0 came/,
    screen: 'stockDetail',
    drops: ({ kind }) => kind === 'heartbeat',
  },
  {
    name: 'no version of the account',
    path: 'stream/open',
    id: 'STR-05',
    says: /account none for a member/,
    screen: 'stockDetail',
    drops: ({ kind }) => kind === 'account',
  },
  {
    name: 'too many instruments are refused with a reason of its own',
    path: 'stream/open',
    id: 'STR-09',
    says: /data\.fields\.instruments is not what an envelope has there/,
    screen: 'stockDetail',
    answer: (text) =>
      isRefusal(text) ? { text: text.replace(/"instruments":"\w+"/, '"instruments":"tooMany"') } : undefined,
  },
]
