import { type DayTradeMarket, dayTradingOverview, tradeDayTrades } from '@onelot/api-client'
import { isOpen } from '@onelot/domain'
import { Box, ChipGroup, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import { DayTradingSkeleton } from './DayTradingSkeleton.tsx'
import { DayTrades } from './DayTrades.tsx'
import { LimitRows } from './LimitRows.tsx'
import { Standing } from './Standing.tsx'
import { firstMarket } from './firstMarket.ts'

/** /home/dayTrading: what day trades brought, those that are open with their break-even, the time left, and the member's own limit of loss. */
export function DayTradingScreen() {
  const titleOf = useTitleOf()
  return (
    <Offered screen="dayTrading">
      <BackPage title={titleOf('dayTrading')} trailing={<TrailingChip />}>
        <MemberOnly>
          <OfMember />
        </MemberOnly>
      </BackPage>
    </Offered>
  )
}

function OfMember() {
  const { t } = useTranslation('dayTrading')
  const now = useNow()
  const overview = useRead(dayTradingOverview, {})
  const trades = useRead(tradeDayTrades, {})
  const { onCommand, sheet } = usePositionCommands()
  const [chosen, setChosen] = useState<DayTradeMarket>()
  const traded = (trades.data?.positions ?? []).map(({ position }) => ({
    market: position.market,
    isOpen: isOpen(position),
  }))
  const openIn = (market: DayTradeMarket): number =>
    traded.filter((trade) => trade.isOpen && trade.market === market).length
  return (
    <PullArea reads={[overview, trades]}>
      <NotRefreshed reads={[overview, trades]} />
      <Box padding="page" measured>
        <Loaded read={overview} skeleton={<DayTradingSkeleton />}>
          {({ markets }) => {
            const market = chosen ?? firstMarket(markets, traded, now())
            const standing = markets.find((one) => one.market === market)
            return (
              <Stack gap="x5">
                <ChipGroup
                  label={t('market')}
                  options={markets.map(({ market: value }) => {
                    const open = openIn(value)
                    const name = t(`markets.${value}`)
                    return { value, label: open === 0 ? name : t('marketWithOpen', { market: name, open }) }
                  })}
                  value={market}
                  onSelect={({ value }) => setChosen(value)}
                />
                {standing === undefined ? null : <Standing key={market} standing={standing} />}
                <Loaded read={trades} skeleton={<DayTradingSkeleton part="trades" />}>
                  {({ positions, more }) => (
                    <DayTrades
                      listed={positions.filter(({ position }) => position.market === market)}
                      more={more}
                      limit={standing === undefined ? null : <LimitRows key={market} standing={standing} />}
                      onCommand={onCommand}
                    />
                  )}
                </Loaded>
              </Stack>
            )
          }}
        </Loaded>
      </Box>
      {sheet}
    </PullArea>
  )
}
