import { marketList } from '@onelot/api-client'
import { type MarketId, homeMarkets } from '@onelot/domain'
import {
  Bleed,
  Box,
  Card,
  ChipGroup,
  EmptyState,
  Icon,
  ListRow,
  RowList,
  Section,
  Stack,
  Tabs,
} from '@onelot/ui'
import { ChartNoAxesCombined, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useMarketChoice } from '../../base/data/useMarketChoice.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { NewsBlock } from '../../parts/market-news/NewsBlock.tsx'
import { LateOfferTeaser } from '../../parts/new-shares/LateOfferTeaser.tsx'
import { LateOffExchangeTeaser } from '../../parts/off-exchange/LateOffExchangeTeaser.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { Entries } from './Entries.tsx'
import { type OffersTab, tabsOffered } from './offersTabs.ts'
import { QuickOrder } from './QuickOrder.tsx'

const markets = [...homeMarkets, 'CRYPTO'] as const satisfies readonly MarketId[]
const SHOWN = 5

/** What one may trade: the most traded listings of a market, and the products that the site offers; then the ways to the rest, and the news. */
export function Offers() {
  const { t } = useTranslation('home')
  const [chosen, setTab] = useState<OffersTab>('stocks')
  const tabs = tabsOffered(useOffered())
  const tab = tabs.find((one) => one === chosen) ?? 'stocks'
  const content = tab === 'stocks' ? <HotStocks /> : <Products tab={tab} />
  return (
    <Stack gap="x5">
      {tabs.length === 1 ? (
        content
      ) : (
        <Tabs
          label={t('offers.label')}
          tabs={tabs.map((value) => ({ value, label: t(`offers.${value}.tab`) }))}
          value={tab}
          onChange={({ value }) => setTab(value)}
        >
          {content}
        </Tabs>
      )}
      <Entries />
      <NewsBlock />
    </Stack>
  )
}

/** What the site offers of a kind; where that is nothing, what would be here. */
function Products({ tab }: { tab: Exclude<OffersTab, 'stocks'> }) {
  const { t } = useTranslation('home')
  const isOffered = useOffered()
  const empty = <EmptyState title={t(`offers.${tab}.title`)} description={t(`offers.${tab}.description`)} />
  if (tab === 'newShares' && isOffered('offers')) return <LateOfferTeaser />
  if (tab === 'smartTrading' && smartScreens.some((screen) => isOffered(screen))) return <SmartTrading />
  const isAny = (['blockTrades', 'placement', 'securitiesLending'] as const).some(isOffered)
  return tab === 'blockTrades' && isAny ? <LateOffExchangeTeaser empty={empty} /> : empty
}

const smartScreens = ['copyTrading', 'smartStrategies'] as const
const smartIcons = { copyTrading: UsersRound, smartStrategies: ChartNoAxesCombined } as const

/** The ways to mentors and to strategies, whose figures take pages of their own. */
function SmartTrading() {
  const titleOf = useTitleOf()
  const { t } = useTranslation('home')
  const { href, Link } = useNavigation()
  const isOffered = useOffered()
  const copyTrading = useIsSimulated()() ? 'copyTrading' : 'copyTradingReal'
  return (
    <Box padding="page">
      <Card padding="none">
        <RowList
          label={t('offers.smartTrading.tab')}
          rows={smartScreens.filter(isOffered).map((to) => ({
            key: to,
            row: (
              <ListRow
                title={titleOf(to)}
                subtitle={t(`offers.smartTrading.${to === 'copyTrading' ? copyTrading : to}`)}
                wholeSubtitle
                leading={<Icon icon={smartIcons[to]} />}
                href={href({ to })}
                Link={Link}
              />
            ),
          }))}
        />
      </Card>
    </Box>
  )
}

function HotStocks() {
  const { t } = useTranslation('home')
  const { href, Link } = useNavigation()
  const { market, options, choose } = useMarketChoice(markets)
  const list = useRead(marketList, { market, board: 'hot', page: 1, pageSize: SHOWN })
  return (
    <Box padding="page">
      <Section heading={t('offers.stocks.hot')} seeAll={{ href: href({ to: 'market' }), Link }}>
        <ChipScroller>
          <ChipGroup
            label={t('offers.stocks.markets')}
            look="line"
            options={options.map((value) => ({ value, label: t(`offers.stocks.of.${value}`) }))}
            value={market}
            onSelect={({ value }) => choose(value)}
          />
        </ChipScroller>
        <Loaded read={list} skeleton={<QuoteListSkeleton marked count={SHOWN} />}>
          {({ rows }) => (
            <>
              <Bleed as="ul" role="list" aria-label={t('offers.stocks.hot')}>
                {rows.map((row, index) => (
                  <li key={row.instrument.id}>
                    <LiveQuoteRow row={row} rank={index + 1} />
                  </li>
                ))}
              </Bleed>
              <QuickOrder rows={rows} />
            </>
          )}
        </Loaded>
      </Section>
    </Box>
  )
}
