import type { ListedWatch, ListedWatchGroup } from '@onelot/api-client'
import { ActionSheet, Button, SortableList, WatchRow, priceScale } from '@onelot/ui'
import { useState } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import * as styles from './WatchlistScreen.css.ts'
import type { WatchlistModel } from './useWatchlistScreen.ts'

export interface EditorProps {
  model: WatchlistModel
  group: ListedWatchGroup
}

const keyOf = ({ instrument }: ListedWatch) => instrument.id

/** The stocks of a group in the member's own order, to be put into another, moved to another group, or removed. */
export function Editor({ model, group }: EditorProps) {
  const { t } = useTranslation('watchlist')
  const name = useName()
  const rules = useMarketRules()
  const { own, selected, select, nameOf, move, remove, groups } = model
  const [moving, setMoving] = useState(false)
  const others = groups.filter(({ id }) => id !== group.id)
  return (
    <div className={styles.edited}>
      <SortableList
        label={t('list', { group: nameOf(group) })}
        items={own}
        itemKey={keyOf}
        itemName={({ instrument }) => name(instrument.name)}
        renderItem={({ item: { instrument }, handle }) => (
          <WatchRow
            name={name(instrument.name)}
            code={instrument.code}
            quote={undefined}
            scale={priceScale(instrument, rules(instrument.market))}
            editing={{
              selected: selected.includes(instrument.id),
              onSelect: ({ selected: on }) => select(instrument.id, on),
              handle,
            }}
          />
        )}
        onMove={({ item, to }) => {
          void move([item.instrument.id], group.id, to)
        }}
      />
      <div role="group" aria-label={t('edit.actions')} className={styles.bar}>
        {others.length === 0 ? null : (
          <Button block variant="secondary" disabled={selected.length === 0} onClick={() => setMoving(true)}>
            {t('edit.move')}
          </Button>
        )}
        <Button
          block
          disabled={selected.length === 0}
          onClick={() => {
            void remove(selected)
          }}
        >
          {t('edit.delete')}
        </Button>
      </div>
      <ActionSheet
        open={moving}
        title={t('edit.moveTitle')}
        description={t('edit.chosen', { count: selected.length })}
        actions={others.map((one) => ({
          key: one.id,
          label: nameOf(one),
          description: t('groups.stocks', { count: one.instruments.length }),
        }))}
        onSelect={({ key }) => {
          setMoving(false)
          void move(selected, key)
        }}
        onClose={() => setMoving(false)}
      />
    </div>
  )
}
