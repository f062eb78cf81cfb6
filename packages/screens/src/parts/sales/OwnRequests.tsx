import type { BlockTradeOnWire } from '@onelot/api-client'
import { type Money as Amount, epochMs, money } from '@onelot/domain'
import {
  Box,
  Button,
  Card,
  Countdown,
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
import { useCallback, useState } from 'react'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelRequest } from '../under-review/CancelRequest.tsx'
import { useLockTime } from './useLockTime.ts'

/** What a member has asked for of a sale. */
export interface OwnRequest extends Pick<
  BlockTradeOnWire,
  | 'id'
  | 'state'
  | 'cause'
  | 'reason'
  | 'submittedAt'
  | 'position'
  | 'lockedUntil'
  | 'shares'
  | 'price'
  | 'instrument'
> {
  /** What is on hold for it until it is reviewed. */
  readonly held: Amount
}

export interface OwnRequestsProps {
  /** The newest first. */
  requests: readonly OwnRequest[]
  /** Of the market: locks end by its clock. */
  zone: string
}

/** What the reader has asked for of a sale, with its review, its lock and the way to take it back; nothing where that is nothing. */
export function OwnRequests({ requests, zone }: OwnRequestsProps) {
  const { t } = useTranslation('sales')
  if (requests.length === 0) return null
  return (
    <Section heading={t('own.label')}>
      <Stack gap="x3">
        {requests.map((request) => (
          <Own key={request.id} request={request} zone={zone} />
        ))}
      </Stack>
    </Section>
  )
}

function Own({ request, zone }: { request: OwnRequest; zone: string }) {
  const { t } = useTranslation('sales')
  const navigation = useNavigation()
  const [asksToCancel, setAsksToCancel] = useState(false)
  const facts = useRequestFacts(request, zone)
  const note = useRejectedNote(request)
  const { locale } = useTheme()
  const ui = useUiMessages()
  const now = useNow()
  const { id, state, position, shares, price, instrument, submittedAt } = request
  const asked = t('own.detail', {
    shares: ui('finance.shares', { count: shares }),
    price: formatMoney(locale, money(instrument.currency, price)),
  })
  return (
    <Card padding="none">
      <RecordRow title={asked} at={submittedAt} zone={readerZone()} now={now()} status={state} />
      {facts.length === 0 && note === undefined && position === undefined ? null : (
        <Box paddingInline="x5" paddingBottom="x5">
          <Stack gap="x4">
            {facts.length === 0 ? null : <FactList label={t('own.label')} facts={facts} />}
            {note === undefined ? null : <NoticeBar tone="accent">{note}</NoticeBar>}
            {state === 'underReview' ? (
              <Button variant="secondary" block onClick={() => setAsksToCancel(true)}>
                {t('own.cancel')}
              </Button>
            ) : null}
            {position === undefined ? null : (
              <Button
                variant="secondary"
                block
                onClick={() => navigation.go({ to: 'positionDetail', position })}
              >
                {t('own.position')}
              </Button>
            )}
          </Stack>
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
            onClose={() => setAsksToCancel(false)}
          />
        ) : null}
      </SheetSlot>
    </Card>
  )
}

function useRequestFacts({ held, state, lockedUntil }: OwnRequest, zone: string): readonly Fact[] {
  const { t } = useTranslation('sales')
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const timeOf = useLockTime()
  return [
    ...(state === 'underReview' ? [{ label: t('total'), value: <Money value={held} size="small" /> }] : []),
    ...(lockedUntil === undefined
      ? []
      : [
          ...(now() < lockedUntil
            ? [
                { label: t('locked'), value: timeOf(lockedUntil, zone), strong: true },
                {
                  label: t('left'),
                  value: <Countdown label={t('left')} form="deadline" until={lockedUntil} now={clock} />,
                },
              ]
            : [{ label: t('own.free'), value: timeOf(lockedUntil, zone) }]),
        ]),
  ]
}

/** Why a request was rejected, and what follows; undefined of any other. */
function useRejectedNote({ state, cause, reason }: OwnRequest): string | undefined {
  const { t } = useTranslation('sales')
  if (state !== 'rejected') return undefined
  const known = cause === 'operator' || cause === 'restriction' || cause === 'delisted' || cause === 'changed'
  return joinSentences(t(`own.rejected.${known ? cause : 'other'}`), reason, t('own.rejectedNext'))
}
