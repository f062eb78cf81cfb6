import { type BlockOnWire, type BlockTradeOnWire, blockTradesList } from '@onelot/api-client'
import { add, money } from '@onelot/domain'
import {
  Box,
  Button,
  Card,
  type Fact,
  FactList,
  Money,
  NoticeBar,
  RecordRow,
  Section,
  Stack,
  formatMoney,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { useLockTime } from '../../parts/blocks/useLockTime.ts'
import { CancelRequest } from '../../parts/requests/CancelRequest.tsx'

/** What the reader has asked for of a product, the newest first; nothing of a guest. */
export function OwnTrades({ block }: { block: BlockOnWire }) {
  return useSession().current === undefined ? null : <MembersTrades block={block} />
}

function MembersTrades({ block }: { block: BlockOnWire }) {
  const { t } = useTranslation('block')
  const read = useRead(blockTradesList, firstPage)
  const own = read.data?.trades.filter((trade) => trade.block === block.id) ?? []
  if (own.length === 0) return null
  return (
    <Section heading={t('own.label')}>
      <Stack gap="x3">
        {own.map((trade) => (
          <OwnTrade key={trade.id} trade={trade} zone={block.zone} />
        ))}
      </Stack>
    </Section>
  )
}

function OwnTrade({ trade, zone }: { trade: BlockTradeOnWire; zone: string }) {
  const { t } = useTranslation('block')
  const navigation = useNavigation()
  const [asksToCancel, setAsksToCancel] = useState(false)
  const facts = useTradeFacts(trade, zone)
  const note = useTradeNote(trade)
  const { locale } = useTheme()
  const ui = useUiMessages()
  const now = useNow()
  const { id, state, position, shares, price, instrument, submittedAt } = trade
  const asked = t('own.detail', {
    shares: ui('finance.shares', { count: shares }),
    price: formatMoney(locale, money(instrument.currency, price)),
  })
  return (
    <Card padding="none">
      <RecordRow title={asked} at={submittedAt} zone={readerZone()} now={now()} status={state} />
      {facts.length === 0 && note === undefined ? null : (
        <Box paddingInline="x4" paddingBlock="x3">
          <Stack gap="x3">
            {facts.length === 0 ? null : <FactList label={t('own.label')} facts={facts} />}
            {note === undefined ? null : <NoticeBar tone="accent">{note}</NoticeBar>}
            {state === 'underReview' ? (
              <Button
                variant="secondary"
                block
                onClick={() => {
                  setAsksToCancel(true)
                }}
              >
                {t('own.cancel')}
              </Button>
            ) : null}
          </Stack>
        </Box>
      )}
      {position === undefined ? null : (
        <Box paddingInline="x4" paddingBlock="x3">
          <Button
            variant="secondary"
            block
            onClick={() => {
              navigation.go({ to: 'positionDetail', position })
            }}
          >
            {t('own.position')}
          </Button>
        </Box>
      )}
      <SheetSlot>
        {asksToCancel ? (
          <CancelRequest
            request={id}
            question={t('cancel.question')}
            text={t('cancel.text')}
            action={t('own.cancel')}
            keep={t('cancel.keep')}
            onClose={() => {
              setAsksToCancel(false)
            }}
          />
        ) : null}
      </SheetSlot>
    </Card>
  )
}

function useTradeFacts({ value, fee, state, lockedUntil }: BlockTradeOnWire, zone: string): readonly Fact[] {
  const { t } = useTranslation('block')
  const now = useNow()
  const timeOf = useLockTime()
  return [
    ...(state === 'underReview'
      ? [{ label: t('buy.total'), value: <Money value={add(value, fee)} size="small" /> }]
      : []),
    ...(lockedUntil === undefined
      ? []
      : [
          now() < lockedUntil
            ? { label: t('buy.locked'), value: timeOf(lockedUntil, zone), strong: true }
            : { label: t('own.free'), value: timeOf(lockedUntil, zone) },
        ]),
  ]
}

/** Why a request was rejected, and what follows; undefined of any other. */
function useTradeNote({ state, cause, reason }: BlockTradeOnWire): string | undefined {
  const { t } = useTranslation('block')
  if (state !== 'rejected') return undefined
  const known = cause === 'operator' || cause === 'restriction' || cause === 'delisted' || cause === 'changed'
  return [
    t(`own.rejected.${known ? cause : 'other'}`),
    ...(reason === undefined ? [] : [reason]),
    t('own.rejectedNext'),
  ].join(' ')
}
