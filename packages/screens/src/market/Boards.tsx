import type { QuoteRow } from '@onelot/api-client'
import { SessionLabel, SimulatedLabel, StaleNotice, Tabs, media, useMedia } from '@onelot/ui'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { NotYet } from '../states/NotYet.tsx'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { marketTabs } from './boards.ts'
import { FilterRow } from './FilterRow.tsx'
import { IndexStrip } from './IndexStrip.tsx'
import { Listings } from './Listings.tsx'
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
      tabs={marketTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={choice.tab}
      onChange={({ value }) => {
        model.setTab(value)
      }}
    >
      {market === undefined ? (
        <NotYet area={t(`tabs.${choice.tab}`)} />
      ) : (
        <div className={styles.boards}>
          <div className={styles.beside}>
            {onItsSide ? session : null}
            {choice.tab === 'listed' ? <IndexStrip overview={model.overview} /> : null}
          </div>
          <div className={styles.listings}>
            <FilterRow model={model} />
            {onItsSide ? null : session}
            <Silence model={model} />
            <Listings
              list={model.list}
              label={t(`boards.${choice.board}`)}
              ranked
              turnoverShown={choice.turnoverShown}
              onRetry={() => void model.refresh()}
            />
          </div>
        </div>
      )}
    </Tabs>
  )
}

/** Whether the chosen market is open, and that all prices are simulated: once, for rows and indices. */
function MarketSession({ model }: { model: MarketModel }) {
  const now = useNow()
  const state = model.market === undefined ? undefined : model.stateOf(model.market)
  return (
    <div className={styles.marketState}>
      {state === undefined ? (
        <span />
      ) : (
        <SessionLabel session={state.session} zone={readerZone()} now={now()} />
      )}
      <SimulatedLabel />
    </div>
  )
}

/** Since when no prices have come: all rows are of one stream, so the first one counts for all. */
function Silence({ model }: { model: MarketModel }) {
  const [first] = model.list.items ?? []
  const zone = model.market && model.stateOf(model.market)?.market.zone
  return first === undefined || zone === undefined ? null : <SilenceOf row={first} zone={zone} />
}

function SilenceOf({ row, zone }: { row: QuoteRow; zone: string }) {
  const { staleSince } = useQuote(row.instrument.id, row.quote)
  return staleSince === undefined ? null : <StaleNotice since={staleSince} zone={zone} />
}
