import { type QuoteRow, boards } from '@onelot/api-client'
import { ChipGroup, SegmentedControl, SessionLabel, StaleNotice, Tabs } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { NotYet } from '../states/NotYet.tsx'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { useName } from '../i18n/useName.ts'
import { exchanges, marketTabs } from './boards.ts'
import { IndexStrip } from './IndexStrip.tsx'
import { Listings } from './Listings.tsx'
import * as styles from './MarketScreen.css.ts'
import type { MarketModel } from './useMarket.ts'

/** The tabs of the market, and under each its boards. */
export function Boards({ model }: { model: MarketModel }) {
  const { t } = useTranslation('market')
  const { choice, market } = model
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
        <>
          {choice.tab === 'listed' ? <Exchanges model={model} /> : null}
          <MarketSession model={model} />
          <Silence model={model} />
          <div className={styles.chooser}>
            <SegmentedControl
              label={t('boards.label')}
              segments={boards.map((value) => ({ value, label: t(`boards.${value}`) }))}
              value={choice.board}
              onChange={({ value }) => {
                model.setBoard(value)
              }}
            />
          </div>
          <Listings
            list={model.list}
            label={t(`boards.${choice.board}`)}
            onRetry={() => void model.refresh()}
          />
        </>
      )}
    </Tabs>
  )
}

function Exchanges({ model }: { model: MarketModel }) {
  const { t } = useTranslation('market')
  return (
    <>
      <IndexStrip overview={model.overview} />
      <div className={styles.chooser}>
        <ChipGroup
          label={t('exchanges.label')}
          options={exchanges.map((value) => ({ value, label: t(`exchanges.${value}`) }))}
          value={model.choice.exchange}
          onSelect={({ value }) => {
            model.setExchange(value)
          }}
        />
      </div>
    </>
  )
}

/** Whether the chosen market is open. Each row marks made-up prices. */
function MarketSession({ model }: { model: MarketModel }) {
  const now = useNow()
  const name = useName()
  const state = model.market === undefined ? undefined : model.stateOf(model.market)
  return (
    <div className={styles.marketState}>
      {state === undefined ? null : (
        <>
          <strong className={styles.marketName}>{name(state.market.name)}</strong>
          <SessionLabel session={state.session} zone={state.market.zone} now={now()} />
        </>
      )}
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
  return staleSince === undefined ? null : (
    <div className={styles.chooser}>
      <StaleNotice since={staleSince} zone={zone} />
    </div>
  )
}
