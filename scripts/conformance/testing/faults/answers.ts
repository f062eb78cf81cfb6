import { type Fault, fields, rows } from './fault.ts'

export const ofAnswers: readonly Fault[] = [
  {
    name: 'a field is missing',
    path: 'market/detail',
    id: 'SCH-01',
    says: /data\.session is missing/,
    screen: 'stockDetail',
    data: (data) => delete data['session'],
  },
  {
    name: 'a price is a number',
    path: 'market/list',
    id: 'FMT-01',
    says: /rows\[0\]\.quote\.price is the number/,
    screen: 'market',
    data: (data) => {
      for (const row of rows(data, 'rows')) {
        const quote = fields(row['quote'])
        if (typeof quote['price'] === 'string') quote['price'] = Number(quote['price'])
      }
    },
  },
  {
    name: 'an enum has another value',
    path: 'realName/status',
    id: 'SCH-01',
    says: /data\.state is the string "verified"; expected: one of/,
    screen: 'realName',
    data: (data) => (data['state'] = 'verified'),
  },
  {
    name: 'the envelope is another',
    path: 'news/hot',
    id: 'ENV-01',
    says: /status/,
    screen: 'news',
    answer: (text) => ({ text: text.replace('"status":1', '"code":0') }),
  },
  {
    name: 'HTTP 500',
    path: 'market/breadth',
    id: 'ENV-01',
    says: /HTTP 500/,
    screen: 'marketOverview',
    answer: () => ({ status: 500 }),
  },
  {
    name: 'an answer in HTML',
    path: 'codes/inbox',
    id: 'ENV-01',
    says: /no JSON/,
    screen: 'codeInbox',
    answer: () => ({ text: '<html></html>' }),
  },
  {
    name: 'a moment without its zone',
    path: 'home/briefing',
    id: 'FMT-02',
    says: /data\.asOf is the string "2026-03-10 11:00:00"/,
    screen: 'home',
    data: (data) => (data['asOf'] = '2026-03-10 11:00:00'),
  },
  {
    name: 'a zone that there is not',
    path: 'market/overview',
    id: 'FMT-03',
    says: /markets\[0\]\.session\.hours\.zone is the string "Mars\/Olympus"/,
    screen: 'market',
    data: (data) => {
      const [first] = rows(data, 'markets')
      fields(fields(fields(first)['session'])['hours'])['zone'] = 'Mars/Olympus'
    },
  },
  {
    name: 'a currency in small letters',
    path: 'trade/summary',
    id: 'SCH-01',
    says: /data\.totalAssets\.currency is a string of 3 characters; expected: Three capital letters/,
    screen: 'mine',
    data: (data) => (fields(data['totalAssets'])['currency'] = 'usd'),
  },
  {
    name: 'a list that is null',
    path: 'watchlist/rows',
    id: 'SCH-01',
    says: /data\.rows is null/,
    screen: 'watchlist',
    data: (data) => (data['rows'] = null),
  },
  {
    name: 'a decimal with an exponent',
    path: 'withdrawals/terms',
    id: 'FMT-01',
    says: /usdtRate is the string "1e3"/,
    screen: 'withdraw',
    data: (data) => (data['usdtRate'] = '1e3'),
  },
  {
    name: 'a success that the call does not declare',
    path: 'trade/place',
    id: 'SCH-02',
    says: /msg is "DONE"/,
    screen: 'stockDetail',
    answer: (text) => ({ text: text.replace('"msg":"PURCHASED"', '"msg":"DONE"') }),
  },
  {
    name: 'a write that answers nothing',
    path: 'priceAlerts/create',
    id: 'SCH-02',
    says: /data\.alert is missing/,
    screen: 'stockDetail',
    data: (data) => delete data['alert'],
  },
]
