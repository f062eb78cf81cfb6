import { type ResponseOf, marketQuotes, tradePosition } from '@onelot/api-client'
import { type PositionId, displayStatus } from '@onelot/domain'
import {
  Card,
  ChangeBadge,
  Inline,
  Money,
  SimulatedLabel,
  Stack,
  StatusTag,
  Text,
  priceScale,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { LedgerLines } from '../ledger/LedgerLines.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { useNavigation, useNow } from '../ports/ports.ts'
import { PositionActions } from '../positions/PositionActions.tsx'
import { usePositionCommands } from '../positions/usePositionCommands.tsx'
import { resultOf } from '../positions/result.ts'
import { useMarketRules } from '../data/useMarketRules.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { useRead } from '../data/useRead.ts'
import { useName, useTitleOf } from '../i18n/useName.ts'
import { Closings } from './Closings.tsx'
import { PositionDetails } from './PositionDetails.tsx'
import { PositionSkeleton } from './PositionSkeleton.tsx'
import * as styles from './PositionDetailScreen.css.ts'

export interface PositionDetailScreenProps {
  position: PositionId
}

/** /trade/positionDetail: one order or position with its fields, what was closed of it, and every posting it made. */
export function PositionDetailScreen({ position }: PositionDetailScreenProps) {
  return (
    <BackPage title={useTitleOf()('positionDetail')}>
      <MemberOnly>
        <Detail id={position} />
      </MemberOnly>
    </BackPage>
  )
}

function Detail({ id }: { id: PositionId }) {
  const read = useRead(tradePosition, { position: id })
  return (
    <Loaded read={read} skeleton={<PositionSkeleton />}>
      {(view) => (
        <>
          <NotRefreshed reads={[read]} />
          <Position view={view} />
        </>
      )}
    </Loaded>
  )
}

function Position({ view }: { view: ResponseOf<typeof tradePosition> }) {
  const { t } = useTranslation('positionDetail')
  const { position, instrument, executions, ledger } = view
  const closings = executions.filter((execution) => execution.purpose === 'close')
  const name = useName()
  const { onCommand, sheet } = usePositionCommands()
  const now = useNow()
  const { href, Link } = useNavigation()
  const market = useMarketRules()(position.market)
  const scale = priceScale(instrument, market)
  const known = useRead(marketQuotes, { instruments: [instrument.id] }).data?.quotes[0]
  const { quote, staleSince } = useQuote(instrument.id, known)
  const { marketValue, profit } = resultOf(position, quote?.price, market)
  return (
    <div className={styles.page}>
      <Stack gap="x2">
        <Link href={href({ to: 'stockDetail', instrument: instrument.id })} className={styles.name}>
          <Text as="h2" size="title" weight="bold">
            {name(instrument.name)}
          </Text>
        </Link>
        <Inline gap="x2" wrap>
          <Text tone="secondary">{instrument.code}</Text>
          <StatusTag status={displayStatus(position, now())} />
          {instrument.origin === 'simulated' ? <SimulatedLabel /> : null}
        </Inline>
        {marketValue === undefined ? null : <Money value={marketValue} size="display" weight="bold" fit />}
        {profit === undefined ? null : (
          <ChangeBadge
            change={profit}
            show="both"
            currency={position.currency}
            size="body"
            own
            stale={position.status !== 'closed' && staleSince !== undefined}
          />
        )}
      </Stack>
      <Inline gap="x2" wrap>
        <PositionActions {...{ position, instrument, onCommand }} />
        {sheet}
      </Inline>
      <Card>
        <PositionDetails position={position} market={market} scale={scale} />
      </Card>
      {closings.length === 0 ? null : (
        <Card as="section" padding="none">
          <h3 className={styles.listTitle}>{t('closings')}</h3>
          <Closings closings={closings} market={market} scale={scale} />
        </Card>
      )}
      <Card as="section" padding="none">
        <h3 className={styles.listTitle}>{t('ledger')}</h3>
        <LedgerLines lines={ledger} label={t('ledger')} />
      </Card>
    </div>
  )
}
