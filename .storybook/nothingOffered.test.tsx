import { commonConfig, marketOverview, marketSessions } from '@onelot/api-client'
import { languages, type OwnLanguage } from '@onelot/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { featureOf } from '../packages/screens/src/base/shell/features.ts'
import { type Visitor, createVisitor, inOneWorld, textsOn } from './visitedPage.tsx'
import { type Visit, visits } from './visits.ts'

/** What only a site says that has new shares, trades off the exchange, strategies, copying, auctions, loans, crypto or forex. */
const promises: Readonly<Record<OwnLanguage, RegExp>> = {
  en: /IPO|new shares|block trad|strateg|copy trad|copying|mentor|(?<![A-Za-z])OTC(?![A-Za-z])|over the counter|off.exchange|auction|crypto|forex|bitcoin|lending|loans?(?![a-z])|check.?in|day.?trad|placement/i,
  kor: /공모|블록|전략|카피|멘토|장외|경매|가상자산|암호화폐|외환|비트코인|대여|대출|출석|당일 매매/,
  tw: /新股|申購|大宗|策略|跟單|場外|競拍|加密貨幣|外匯|比特幣|借券|貸款|簽到|當沖/,
}

/** What articles of the broker are about is their own. */
const written = new Set(['news', 'newsDetail'])
const tours = (['guest', 'newMember', 'holder', 'withdrawn'] as const).flatMap((world) =>
  (visits[world] ?? [])
    .filter(({ screen }) => featureOf[screen] === undefined && !written.has(screen))
    .map((visit) => ({ world, visit, at: visit.screen })),
)

interface Named {
  readonly name: string
  readonly value: string
}
interface OfMarkets {
  readonly markets: readonly { readonly market: string | { readonly id: string } }[]
  readonly indices?: readonly { readonly instrument: { readonly market: string } }[]
}

const isOfStocks = (market: string): boolean => ['KRX', 'US'].includes(market)

/** The broker with all of its features off, and with two markets of stocks. */
async function narrowed({ url }: Request, response: Response): Promise<Response> {
  const asked = [commonConfig, marketOverview, marketSessions].find(({ path }) => url.endsWith(path))
  if (asked === undefined) return response
  if (asked === commonConfig) {
    const envelope = (await response.json()) as { readonly data: readonly Named[] }
    const data = envelope.data.map((one) =>
      one.name.startsWith('feature.') ? { ...one, value: 'off' } : one,
    )
    return Response.json({ ...envelope, data })
  }
  const envelope = (await response.json()) as { readonly data: OfMarkets }
  const { markets, indices = [] } = envelope.data
  const data = {
    ...envelope.data,
    markets: markets.filter(({ market }) => isOfStocks(typeof market === 'string' ? market : market.id)),
    indices: indices.filter(({ instrument }) => isOfStocks(instrument.market)),
  }
  return Response.json({ ...envelope, data })
}

/** Each language in which a screen promises something, with what is around it. */
async function promisedBy(visitor: Visitor, visit: Visit): Promise<readonly string[]> {
  await visitor.visit(visit, 'en')
  return languages.flatMap((language) => {
    const texts = textsOn(visitor.speak(language))
    const found = promises[language].exec(texts)
    return found === null
      ? []
      : [`${language}: ${texts.slice(Math.max(0, found.index - 30), found.index + 30)}`]
  })
}

describe('a site whose features are all off, with markets of stocks alone', () => {
  beforeAll(() => page.viewport(390, 4_000))
  const visitorIn = inOneWorld((world) => createVisitor({ world, answered: narrowed }))

  it('has the overview of those markets alone, which the market shows', async () => {
    const visitor = await visitorIn('holder')
    await visitor.visit({ screen: 'marketOverview' }, 'en')
    const texts = textsOn(visitor.speak('en'))
    expect(texts).toContain('S&P 500')
    expect(texts).not.toMatch(/Taiwan|Thai|error/i)
  })

  it.each(tours)('promises none of them: $at in $world', async ({ world, visit }) => {
    expect(await promisedBy(await visitorIn(world), visit)).toEqual([])
  })
})

describe('a site that has all of it', () => {
  const visitorIn = inOneWorld((world) => createVisitor({ world }))
  it.each(['home', 'mine', 'messages', 'aboutUs', 'trade'] as const)(
    'says so in each language: %s',
    async (screen) => {
      const said = await promisedBy(await visitorIn('holder'), { screen })
      expect(said.map((one) => one.split(':')[0])).toEqual([...languages])
    },
  )
})
