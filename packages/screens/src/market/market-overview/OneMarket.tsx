import { type Localized, marketIds } from '@onelot/domain'
import { Bleed, Button, ChipGroup, Section, Stack, Text } from '@onelot/ui'
import { useEffect, useRef, useState } from 'react'
import { useMarketChoice } from '../../base/data/useMarketChoice.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { SectorMap } from '../../parts/sectors/SectorMap.tsx'
import * as styles from './MarketOverviewScreen.css.ts'
import { Movers } from './Movers.tsx'

/** What moves in one market: what rises and falls most, in one sector where that is chosen, and its sectors. */
export function OneMarket() {
  const { t } = useTranslation('marketOverview')
  const { market, options, choose } = useMarketChoice(marketIds)
  const [sector, setSector] = useState<Localized>()
  const clear = () => {
    setSector(undefined)
  }
  return (
    <Stack gap="x5">
      <ChipScroller>
        <ChipGroup
          look="line"
          label={t('market')}
          options={options.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={market}
          onSelect={({ value }) => {
            choose(value)
            clear()
          }}
        />
      </ChipScroller>
      {sector === undefined ? null : <ChosenSector key={sector.en} sector={sector} onClear={clear} />}
      <Movers market={market} sector={sector} board="rising" />
      <Movers market={market} sector={sector} board="falling" />
      <Section heading={t('sectors.title')}>
        <Bleed>
          <SectorMap
            market={market}
            texts={{
              map: t('sectors.map', { market: t(`of.${market}`) }),
              columns: t('sectors.columns', { returnObjects: true }),
              none: t('sectors.none'),
            }}
            onOpen={(opened) => setSector(opened.sector)}
          />
        </Bleed>
      </Section>
    </Stack>
  )
}

/** Which sector the lists are of, and the way back to all. It takes the focus, since the map that it was chosen on is below the lists. */
function ChosenSector({ sector, onClear }: { sector: Localized; onClear: () => void }) {
  const { t } = useTranslation('marketOverview')
  const name = useName()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.focus()
  }, [])
  return (
    <div ref={shown} role="group" aria-label={name(sector)} tabIndex={-1} className={styles.sector}>
      <Text weight="strong">{name(sector)}</Text>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('sectors.all')}
      </Button>
    </div>
  )
}
