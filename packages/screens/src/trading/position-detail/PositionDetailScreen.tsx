import { type PositionOnWire, type ResponseOf, marketQuotes, tradePosition } from '@onelot/api-client'
import { type PositionId, isOpen } from '@onelot/domain'
import {
  Box,
  Button,
  Card,
  ChangeBadge,
  Inline,
  Money,
  Stack,
  StatusTag,
  Tag,
  Text,
  holdingKind,
  priceScale,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LedgerLines } from '../../parts/ledger/LedgerLines.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { PositionActions, hasActions } from '../../parts/positions/PositionActions.tsx'
import { type OnPositionCommand, usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import { type PositionResult, resultOf } from '../../parts/positions/result.ts'
import { useDisplayStatus } from '../../parts/positions/useDisplayStatus.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { Closings } from './Closings.tsx'
import { CostCourse } from './CostCourse.tsx'
import { LateLock } from './LateLock.tsx'
import { PositionDetails } from './PositionDetails.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import { PositionSkeleton } from './PositionSkeleton.tsx'
import * as styles from './PositionDetailScreen.css.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

export interface PositionDetailScreenProps {
  position: PositionId
}

/** /trade/positionDetail: one order or position with its fields, what was closed of it, and every posting it made. */
export function PositionDetailScreen({ position: id }: PositionDetailScreenProps) {
  const titleOf = useTitleOf()
  const { t } = useTranslation('positionDetail')
  const read = useRead(tradePosition, { position: id })
  const { onCommand, sheet } = usePositionCommands()
  const view = read.data
  const foot = view !== undefined && hasActions(view.position)
  const title = view !== undefined && !('fill' in view.position) ? t('order') : titleOf('positionDetail')
  return (
    <BackPage title={title} action={foot ? <PositionFoot view={view} onCommand={onCommand} /> : undefined}>
      <MemberOnly>
        <Loaded read={read} skeleton={<PositionSkeleton />}>
          {(loaded) => (
            <>
              <NotRefreshed reads={[read]} />
              <Position view={loaded} onCommand={onCommand} onUnlocked={() => void read.refresh()} />
            </>
          )}
        </Loaded>
      </MemberOnly>
      {sheet}
    </BackPage>
  )
}

interface PositionFootProps {
  view: ResponseOf<typeof tradePosition>
  onCommand: OnPositionCommand
}

/** What can be done about the position, and the way to add to it. */
function PositionFoot({ view: { position, instrument }, onCommand }: PositionFootProps) {
  const { t } = useTranslation('positionDetail')
  const navigation = useNavigation()
  return (
    <div className={styles.foot}>
      {isOpen(position) ? (
        <Button
          variant="secondary"
          onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}
        >
          {t('add')}
        </Button>
      ) : null}
      <PositionActions {...{ position, instrument, onCommand }} look="foot" />
    </div>
  )
}

interface WorthProps extends PositionResult {
  position: PositionOnWire
  stale: boolean
}

/** What it is worth and has earned; of what was closed, the result. */
function Worth({ position, marketValue, profit, afterFees, stale }: WorthProps) {
  const { t } = useTranslation('positionDetail')
  const ui = useUiMessages()
  const { currency, status } = position
  const closed = status === 'closed'
  const figure = closed ? position.closing.netProfit : marketValue
  const label = closed ? 'profit' : status === 'pendingOrder' ? 'orderValue' : 'value'
  return (
    <>
      {figure === undefined ? null : (
        <Stack gap="x1">
          <Text size="small" tone="secondary">
            {t(label)}
          </Text>
          <Money value={figure} size="display" weight="bold" fit tone={closed ? 'change' : 'neutral'} />
        </Stack>
      )}
      {profit === undefined ? null : (
        <ChangeBadge
          change={profit}
          show={closed ? 'rate' : 'both'}
          currency={currency}
          size="body"
          own
          stale={stale && !closed}
        />
      )}
      {afterFees === undefined ? null : (
        <Text size="small" tone={stale ? 'muted' : 'secondary'}>
          {ui('finance.position.afterFees')} <Money value={afterFees} signed size="small" tone="inherit" />
        </Text>
      )}
    </>
  )
}

interface PositionProps extends PositionFootProps {
  /** Called when its lock ends. */
  onUnlocked: () => void
}

function Position({ view, onCommand, onUnlocked }: PositionProps) {
  const { t } = useTranslation('positionDetail')
  const { t: positions } = useTranslation('positions')
  const { position, instrument, by, executions, ledger } = view
  const closings = executions.filter((execution) => execution.purpose === 'close')
  const name = useName()
  const status = useDisplayStatus(position)
  const { href, Link } = useNavigation()
  const now = useNow()
  const lockedUntil = isOpen(position) ? position.fill.lockedUntil : undefined
  const market = useMarketRules()(position.market)
  const scale = priceScale(instrument, market)
  const known = useRead(marketQuotes, { instruments: [instrument.id] }).data?.quotes[0]
  const { quote, staleSince } = useQuote(instrument.id, known)
  const result = resultOf(position, quote?.price, market)
  const { profit } = result
  const kind = holdingKind(position.terms)
  return (
    <Box padding="page" measured>
      <Stack gap="x5">
        <Stack gap="x2">
          <Link href={href({ to: 'stockDetail', instrument: instrument.id })} className={styles.name}>
            <Text as="h2" size="title" weight="bold">
              {name(instrument.name)}
            </Text>
          </Link>
          <Inline gap="x2" wrap>
            <Text tone="secondary">{instrument.code}</Text>
            <StatusTag status={status} holding={kind} />
            {position.cash === 'copy' ? <Tag>{positions('copied')}</Tag> : null}
            {position.terms.dayTrade === true ? <Tag>{positions('dayTrade')}</Tag> : null}
            <SimulatedMark of={instrument} />
          </Inline>
          <Worth position={position} {...result} stale={staleSince !== undefined} />
        </Stack>
        {isOpen(position) && quote !== undefined && profit !== undefined ? (
          <Card>
            <CostCourse
              {...{ position, executions, instrument, quote, scale, kind }}
              direction={profit.direction}
            />
          </Card>
        ) : null}
        {lockedUntil !== undefined && now() < lockedUntil ? (
          <LateLock
            position={position.id}
            instrument={instrument}
            until={lockedUntil}
            onUnlocked={onUnlocked}
          />
        ) : null}
        {isOpen(position) ? <ProtectionCard {...{ position, instrument, scale, onCommand }} /> : null}
        <Card>
          <PositionDetails position={position} by={by} executions={executions} scale={scale} />
        </Card>
        {closings.length === 0 ? null : (
          <Card as="section" padding="none">
            <h3 className={styles.listTitle}>{t(`holding.${kind}.closings`)}</h3>
            <Closings {...{ closings, kind, scale }} of={instrument} />
          </Card>
        )}
        <Card as="section" padding="none">
          <h3 className={styles.listTitle}>{t('ledger')}</h3>
          <LedgerLines lines={ledger} label={t('ledger')} zone={readerZone()} />
        </Card>
      </Stack>
    </Box>
  )
}
