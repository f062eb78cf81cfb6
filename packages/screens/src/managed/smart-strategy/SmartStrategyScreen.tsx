import { strategiesBars, strategiesTerms } from '@onelot/api-client'
import { Box, Button, Card, ChipGroup, EmptyState, ListRow, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { SharePicker } from '../../parts/strategies/SharePicker.tsx'
import { strategyKinds } from '../../parts/strategies/strategyValues.ts'
import { RunBar } from './RunBar.tsx'
import { Tests } from './Tests.tsx'
import type { SmartStrategyParams } from './params.ts'
import { useStrategy } from './useStrategy.ts'

/** /home/aiInfo: what a strategy would have earned with a stock, by parameters that change under the finger, and running it with own money. */
export function SmartStrategyScreen(params: SmartStrategyParams) {
  return (
    <Offered screen="smartStrategy">
      <OneStrategy {...params} />
    </Offered>
  )
}

function OneStrategy(params: SmartStrategyParams) {
  const { instrument } = params
  const title = useTitleOf()('smartStrategy')
  const { t } = useTranslation('strategies')
  const { strategy, setStrategy, setKind } = useStrategy(params)
  const read = useRead(strategiesBars, { instrument })
  const terms = useRead(strategiesTerms, { instrument })
  const [isPicked, setIsPicked] = useState(false)
  const { data, failure } = read
  const isNone = failure?.kind === 'refused' && failure.refusal.code === 'PRODUCT_UNAVAILABLE'
  const pick = () => setIsPicked(true)
  return (
    <BackPage
      title={title}
      trailing={<TrailingChip />}
      action={data === undefined ? undefined : <RunBar strategy={strategy} detail={data} read={terms} />}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box paddingInline="page" paddingBlock="x3">
          <Stack gap="x4">
            <ChipScroller>
              <ChipGroup
                label={title}
                look="line"
                options={strategyKinds.map((value) => ({ value, label: t(`names.${value}`) }))}
                value={strategy.kind}
                onSelect={({ value }) => setKind(value)}
              />
            </ChipScroller>
            {isNone ? (
              <NoStrategy onPick={pick} />
            ) : (
              <Loaded read={read} skeleton={<OfferSkeleton count={2} />}>
                {(detail) => (
                  <>
                    <Chosen instrument={detail.instrument} onPick={pick} />
                    <Tests strategy={strategy} detail={detail} onStrategy={setStrategy} />
                  </>
                )}
              </Loaded>
            )}
          </Stack>
        </Box>
        <SheetSlot>
          {isPicked ? (
            <SharePicker
              leadsTo={(chosen) => ({ to: 'smartStrategy', strategy: strategy.kind, instrument: chosen })}
              seen={undefined}
              onClose={() => setIsPicked(false)}
            />
          ) : null}
        </SheetSlot>
      </PullArea>
    </BackPage>
  )
}

interface ChosenProps {
  instrument: NonNullable<ReturnType<typeof useRead<typeof strategiesBars>>['data']>['instrument']
  onPick: () => void
}

function Chosen({ instrument, onPick }: ChosenProps) {
  const { t } = useTranslation('strategies')
  const name = useName()
  return (
    <Card padding="none">
      <ListRow
        title={name(instrument.name)}
        subtitle={`${instrument.code} · ${instrument.market}`}
        trailing={
          <Text size="small" tone="accent">
            {t('pick.change')}
          </Text>
        }
        onPress={onPick}
      />
    </Card>
  )
}

/** What was looked at last may be an index, or a coin. */
function NoStrategy({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('smartStrategy')
  return (
    <EmptyState
      title={t('noShare.title')}
      description={t('noShare.text')}
      action={<Button onClick={onPick}>{t('noShare.action')}</Button>}
    />
  )
}
