import type { InstrumentId } from '@onelot/domain'
import { Box, Card, Icon, ListRow, NoticeBar, Stack, Text } from '@onelot/ui'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { NotOffered } from '../../parts/availability/NotOffered.tsx'
import { SharePicker } from '../../parts/strategies/SharePicker.tsx'
import { PictureKey, StrategyPicture } from '../../parts/strategies/StrategyPicture.tsx'
import { type StrategyKind, strategyKinds } from '../../parts/strategies/strategyValues.ts'
import * as styles from './SmartStrategiesScreen.css.ts'
import type { SmartStrategiesParams } from './params.ts'

/** /home/ai: what each strategy does; a stock is chosen to see what it would have earned. Own runs stay reachable where no more are offered. */
export function SmartStrategiesScreen({ instrument }: SmartStrategiesParams) {
  const title = useTitleOf()('smartStrategies')
  const isMember = useSession().current !== undefined
  const isOffered = useOffered()('smartStrategies')
  return (
    <BackPage title={title} trailing={<TrailingChip />}>
      <Box paddingInline="page" paddingBlock="x3">
        <Stack gap="x4">
          {isMember ? <OwnRuns /> : null}
          {isOffered ? <Strategies seen={instrument} /> : <NotOffered area={title} />}
        </Stack>
      </Box>
    </BackPage>
  )
}

function OwnRuns() {
  const { t } = useTranslation('strategies')
  const { href, Link } = useNavigation()
  return (
    <Card padding="none">
      <ListRow
        title={t('own.title')}
        subtitle={t('own.text')}
        wholeSubtitle
        leading={<Icon icon={Bot} />}
        href={href({ to: 'smartOrders' })}
        Link={Link}
      />
    </Card>
  )
}

function Strategies({ seen }: { seen: InstrumentId | undefined }) {
  const { t } = useTranslation('strategies')
  const isSimulated = useIsSimulated()()
  const [chosen, setChosen] = useState<StrategyKind>()
  return (
    <>
      <NoticeBar>{t(isSimulated ? 'warning' : 'warningReal')}</NoticeBar>
      <PictureKey />
      {strategyKinds.map((kind) => (
        <StrategyTile key={kind} kind={kind} onChoose={() => setChosen(kind)} />
      ))}
      <SheetSlot>
        {chosen === undefined ? null : (
          <SharePicker
            leadsTo={(instrument) => ({ to: 'smartStrategy', strategy: chosen, instrument })}
            seen={seen}
            onClose={() => setChosen(undefined)}
          />
        )}
      </SheetSlot>
    </>
  )
}

/** The whole card is one button. */
function StrategyTile({ kind, onChoose }: { kind: StrategyKind; onChoose: () => void }) {
  const { t } = useTranslation('strategies')
  return (
    <button type="button" className={styles.tile} onClick={onChoose}>
      <span className={styles.head}>
        <Text size="lead" weight="bold">
          {t(`names.${kind}`)}
        </Text>
        <SimulatedMark />
      </span>
      <StrategyPicture kind={kind} />
      <span className={styles.words}>
        <Text>{t(`does.${kind}`)}</Text>
        <Text size="small" tone="secondary">
          {t(`suits.${kind}`)}
        </Text>
      </span>
    </button>
  )
}
