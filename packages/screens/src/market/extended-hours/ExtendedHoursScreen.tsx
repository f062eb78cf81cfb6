import { marketSessions } from '@onelot/api-client'
import type { MarketId } from '@onelot/domain'
import { ChipGroup, NoticeBar, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import * as styles from './ExtendedHoursScreen.css.ts'
import { ExtendedListings } from './ExtendedListings.tsx'
import { type MarketSessions, Sessions, hasExtendedHours } from './Sessions.tsx'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

/** /home/qcList: which market is in which session, when the next one begins, and what moves outside the regular one. */
export function ExtendedHoursScreen() {
  const { t } = useTranslation('extendedHours')
  const titleOf = useTitleOf()
  const sessions = useRead(marketSessions, {})
  return (
    <BackPage title={titleOf('extendedHours')}>
      <PullArea reads={[sessions]}>
        <NotRefreshed reads={[sessions]} />
        <NoticeBar>{t('orders')}</NoticeBar>
        <Loaded read={sessions} skeleton={<QuoteListSkeleton />}>
          {({ markets }) => (
            <>
              <Sessions markets={markets} />
              <Movers markets={markets} />
            </>
          )}
        </Loaded>
      </PullArea>
    </BackPage>
  )
}

/** Shows the market that is outside its regular session, where one is; else the first that has such hours. */
function Movers({ markets }: { markets: readonly MarketSessions[] }) {
  const { t } = useTranslation('extendedHours')
  const extended = markets.filter(hasExtendedHours)
  const running = extended.find(({ session: { phase } }) => phase === 'pre' || phase === 'after')
  const [chosen, setChosen] = useState<MarketId>()
  const market = chosen ?? (running ?? extended[0])?.market
  if (market === undefined) return null
  return (
    <>
      <div className={styles.filter}>
        <ChipGroup
          look="line"
          label={t('market')}
          options={extended.map(({ market: value }) => ({ value, label: t(`markets.${value}`) }))}
          value={market}
          onSelect={({ value }) => setChosen(value)}
        />
        <SimulatedMark />
      </div>
      <div className={styles.filter}>
        <Text as="h2" size="small" tone="secondary">
          {t('movers')}
        </Text>
      </div>
      <ExtendedListings market={market} />
    </>
  )
}
