import { boards } from '@onelot/api-client'
import { ChipGroup, ChipSelect } from '@onelot/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './FilterRow.css.ts'
import type { MarketModel } from './useMarket.ts'

/** Market, board and columns in one line, which stays in sight while the list scrolls under it. */
export function FilterRow({ model }: { model: MarketModel }) {
  const { t } = useTranslation('market')
  const { choice } = model
  const anchor = useListTop(
    `${choice.tab} ${choice.exchange} ${choice.board} ${choice.view} ${choice.sector?.en ?? ''}`,
  )
  return (
    <>
      <div ref={anchor} />
      <div className={styles.row}>
        {choice.tab === 'listed' ? (
          <>
            <ChipSelect
              label={t('exchanges.label')}
              choices={model.exchanges.map((value) => ({ value, label: t(`exchanges.${value}`) }))}
              value={choice.exchange}
              onChange={({ value }) => model.setExchange(value)}
            />
            <ChipGroup
              look="line"
              label={t('view.label')}
              options={[{ value: 'map', label: t('view.map') }]}
              value={choice.view === 'map' ? 'map' : undefined}
              onSelect={() => model.setView(choice.view === 'map' ? 'list' : 'map')}
            />
            <span className={styles.divider} />
          </>
        ) : null}
        <ChipGroup
          look="line"
          label={t('boards.label')}
          options={boards.map((value) => ({ value, label: t(`boards.${value}`) }))}
          value={choice.board}
          onSelect={({ value }) => model.setBoard(value)}
        />
        <span className={styles.divider} />
        <ChipGroup
          look="line"
          label={t('columns.label')}
          options={[{ value: 'turnover', label: t('columns.turnover') }]}
          value={choice.turnoverShown ? 'turnover' : undefined}
          onSelect={() => model.setTurnoverShown(!choice.turnoverShown)}
        />
      </div>
    </>
  )
}

/** Another list begins at its top where the reader had scrolled beyond it. */
function useListTop(list: string) {
  const anchor = useRef<HTMLDivElement>(null)
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    const element = anchor.current
    if (element === null) return
    const barsAbove = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (element.getBoundingClientRect().top < barsAbove) element.scrollIntoView({ block: 'start' })
  }, [list])
  return anchor
}
