import type { Json } from './shapes.ts'

/** What the calls of an area are about, by the first part of their paths. */
const tags: Readonly<Record<string, string>> = {
  applications: 'Applying for new shares, and what becomes of it.',
  auctions: 'Auctions of shares.',
  bids: 'Sealed bids of the member in auctions.',
  blockTrades: 'Blocks and OTC lots: shares at a discount, reviewed and locked.',
  checkIn: 'Daily check-ins and what they are redeemed for.',
  closing: 'Closing the account for good.',
  codes: 'One-time codes by text message.',
  common: 'The site’s configuration, and what became of a write.',
  copyTrading: 'Mentors, and following their trades.',
  dayTrading: 'Day trades and the limit of a day’s loss.',
  deposits: 'Paying money in.',
  dividends: 'Dividends announced, paid and charged.',
  electiveDividends: 'Dividends in shares instead of cash.',
  exchange: 'Exchanging one currency for another.',
  fund: 'Movements of the member’s money.',
  home: 'What the home screen shows at once.',
  increases: 'Capital increases: rights to new shares.',
  lending: 'Lending own shares for interest.',
  loans: 'Borrowing money against the account.',
  market: 'Listings, prices, charts and rules of the markets.',
  member: 'The member: registration, session, passwords, devices, credit score.',
  messages: 'Messages to the member, and what of them is announced.',
  news: 'News of listings.',
  offers: 'New shares on offer.',
  payees: 'Bank accounts and wallets of the member.',
  placements: 'Placements of shares with a quota for each member.',
  portfolio: 'Returns, profits and statements over time.',
  priceAlerts: 'Alerts at a price or a change.',
  push: 'Notifications of the device while the app is closed.',
  realName: 'Verifying who the member is.',
  requests: 'What the member asked for that an operator reviews.',
  seat: 'Seats of institutions.',
  strategies: 'Automatic strategies: runs and their back-tests.',
  stream: 'The event stream.',
  trade: 'Orders, positions and executions.',
  upload: 'Pictures that requests refer to.',
  watchlist: 'Watched instruments in groups.',
  withdrawals: 'Having money paid out.',
}

export const tagOf = (path: string): string => path.split('/')[0] ?? path

/** What some paths are grouped by, each once. The calls of a new module are without a description, which the linter of the document asks for. */
export const tagsOf = (paths: readonly string[]): readonly Json[] =>
  [...new Set(paths.map(tagOf))].map((name) => {
    const description = tags[name]
    return description === undefined ? { name } : { name, description }
  })
