import type { QuoteRow } from '@onelot/api-client'
import { type Localized, isAroundTheClock } from '@onelot/domain'
import {
  Button,
  Icon,
  SessionLabel,
  StaleNotice,
  Tabs,
  Text,
  VisuallyHidden,
  media,
  useMedia,
} from '@onelot/ui'
import { ChevronRight, Table2 } from 'lucide-react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { LateAuctionList } from '../../parts/auctions/LateAuctionList.tsx'
import { LateOfferList } from '../../parts/new-shares/LateOfferList.tsx'
import { LateOtcTab } from '../../parts/off-exchange/LateOtcTab.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { IndexStrip } from '../../parts/quotes/IndexStrip.tsx'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import type { MarketTab } from './boards.ts'
import { FilterRow } from './FilterRow.tsx'
import { Listings } from './Listings.tsx'
import { Sectors } from './Sectors.tsx'
import * as styles from './MarketScreen.css.ts'
import type { MarketModel } from './useMarket.ts'

/** The tabs of the market, and under each its boards. */
export function Boards({ model }: { model: MarketModel }) {
  const { t } = useTranslation('market')
  const { choice, market } = model
  const onItsSide = useMedia(media.onItsSide)
  const session = <MarketSession model={model} />
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={model.tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={choice.tab}
      onChange={({ value }) => model.setTab(value)}
    >
      {market === undefined ? (
        <ForATime tab={choice.tab} />
      ) : (
        <div className={styles.boards}>
          <div className={styles.beside}>
            {onItsSide ? session : null}
            {choice.tab === 'listed' ? <IndexStrip overview={model.overview} label={t('indices')} /> : null}
          </div>
          <div className={styles.listings}>
            <FilterRow model={model} />
            {onItsSide ? null : session}
            <Silence model={model} />
            {choice.view === 'map' ? (
              <Sectors market={market} onOpen={({ sector }) => model.setSector(sector)} />
            ) : (
              <>
                {choice.sector === undefined ? null : (
                  <OneSector sector={choice.sector} onClear={() => model.setSector(undefined)} />
                )}
                <Listings
                  list={model.list}
                  label={t(`boards.${choice.board}`)}
                  ranked
                  turnoverShown={choice.turnoverShown}
                  onRetry={() => void model.refresh()}
                />
              </>
            )}
          </div>
        </div>
      )}
    </Tabs>
  )
}

/** What is offered for a time. */
function ForATime({ tab }: { tab: MarketTab }) {
  switch (tab) {
    case 'subscription':
      return <LateOfferList />
    case 'auction':
      return <LateAuctionList />
    case 'overTheCounter':
      return <LateOtcTab />
    case 'listed':
    case 'digitalCurrency':
    case 'foreignExchange':
      return null
  }
}

/** Which sector the list is of, and the way back to all of them. */
function OneSector({ sector, onClear }: { sector: Localized; onClear: () => void }) {
  const { t } = useTranslation('market')
  const name = useName()
  return (
    <div className={styles.marketState}>
      <Text size="small" weight="strong">
        {name(sector)}
      </Text>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('sectors.all')}
      </Button>
    </div>
  )
}

/** Whether the chosen market is open, which leads to its other hours; and the same as a table. */
function MarketSession({ model }: { model: MarketModel }) {
  const now = useNow()
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const state = model.market === undefined ? undefined : model.stateOf(model.market)
  const session =
    state === undefined ? (
      <span />
    ) : (
      <SessionLabel
        session={state.session}
        zone={readerZone()}
        now={now()}
        aroundTheClock={isAroundTheClock(state.market.id)}
      />
    )
  const hasExtendedHours = model.choice.tab === 'listed'
  return (
    <div className={styles.marketState}>
      {hasExtendedHours ? (
        <Link href={href({ to: 'extendedHours' })} className={styles.way}>
          {session}
          <VisuallyHidden>{titleOf('extendedHours')}</VisuallyHidden>
          <Icon icon={ChevronRight} size="small" />
        </Link>
      ) : (
        session
      )}
      <span className={styles.ways}>
        <Link href={href({ to: 'marketTable' })} className={styles.way}>
          <VisuallyHidden>{titleOf('marketTable')}</VisuallyHidden>
          <Icon icon={Table2} size="small" />
        </Link>
      </span>
    </div>
  )
}

/** Since when no prices have come: all rows are of one stream, so the first one counts for all. */
function Silence({ model }: { model: MarketModel }) {
  const [first] = model.list.items ?? []
  return first === undefined ? null : <SilenceOf row={first} />
}

function SilenceOf({ row }: { row: QuoteRow }) {
  const { stoppedSince } = useQuote(row.instrument.id, row.quote)
  const now = useNow()
  return stoppedSince === undefined ? null : (
    <StaleNotice since={stoppedSince} zone={readerZone()} now={now()} />
  )
}
