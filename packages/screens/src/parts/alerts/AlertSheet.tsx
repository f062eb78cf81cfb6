import {
  type MarketDetail,
  type PriceAlertOnWire,
  priceAlertsChange,
  priceAlertsCreate,
  priceAlertsList,
} from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import {
  Button,
  ChangeBadge,
  Inline,
  NoticeBar,
  PriceText,
  Sheet,
  Stack,
  Text,
  dayChange,
  parseNumber,
  priceRules,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { useRef, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuote } from '../quotes/useQuote.ts'
import { LeftOut } from '../../base/states/LeftOut.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { AlertForm } from './AlertForm.tsx'
import { AlertPad } from './AlertPad.tsx'
import { AlertRows } from './AlertRows.tsx'
import * as styles from './Alerts.css.ts'
import { NotifyAsk } from './NotifyAsk.tsx'
import { type AlertDraft, PERCENT_DIGITS, draftOf, firstAlertDraft, summaryOf } from './alertDraft.ts'
import { useShowsNew } from './useShowsNew.ts'

export interface AlertSheetProps {
  detail: MarketDetail
  onClose: () => void
}

/** The alerts of an instrument, and one more. */
export function AlertSheet({ detail, onClose }: AlertSheetProps) {
  const { t } = useTranslation('alerts')
  const name = useName()
  const { quote, staleSince } = useQuote(detail.instrument.id, detail.quote)
  if (quote !== undefined)
    return <Priced detail={detail} quote={quote} isStale={staleSince !== undefined} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={t('title', { name: name(detail.instrument.name) })}>
      <NoticeBar>{t('noPrice')}</NoticeBar>
    </Sheet>
  )
}

interface PricedProps extends AlertSheetProps {
  quote: Quote
  isStale: boolean
}

function Priced({ detail, quote, isStale, onClose }: PricedProps) {
  const { t } = useTranslation('alerts')
  const { language } = useTheme()
  const name = useName()
  const { instrument, market } = detail
  const read = useRead(priceAlertsList, { instrument: instrument.id })
  const [draft, setDraft] = useState<AlertDraft>(firstAlertDraft)
  const [changed, setChanged] = useState<PriceAlertOnWire>()
  const [asked, setAsked] = useState(false)
  const [typing, setTyping] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const mine = useShowsNew(read.data?.alerts.length)
  const onDraft = (next: { draft: AlertDraft }) => {
    setDraft(next.draft)
  }
  const onDone = () => {
    setTyping(false)
    setAsked(true)
    setChanged(undefined)
    setDraft(firstAlertDraft)
  }
  const create = useSubmit(priceAlertsCreate, { onDone, success: t('set') })
  const change = useSubmit(priceAlertsChange, { onDone, success: t('changed') })
  const measured = { instrument, market, quote }
  const parsed =
    draft.kind === 'price'
      ? parseNumber(draft.priceText, language, priceRules(market, instrument.currency))
      : parseNumber(draft.percentText, language, { places: PERCENT_DIGITS })
  const summary = summaryOf(draft, parsed.ok ? parsed.value : undefined, measured)
  const submit = changed === undefined ? create : change
  const isReady = summary.condition !== undefined && Object.keys(summary.fields).length === 0
  const send = () => {
    const { condition } = summary
    if (condition === undefined) return
    const note = draft.note.trim()
    const terms = { condition, repeat: draft.repeat, note: note === '' ? undefined : note }
    if (changed === undefined) create.send({ instrument: instrument.id, ...terms })
    else change.send({ alert: changed.id, ...terms })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title', { name: name(instrument.name) })}
      description={
        <Inline as="span" gap="x2" wrap>
          <PriceText
            price={quote.price}
            scale={priceScale(instrument, market)}
            currencyShown
            stale={isStale}
          />
          <ChangeBadge change={dayChange(quote)} stale={isStale} />
        </Inline>
      }
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Button block disabled={!isReady} loading={submit.pending} onClick={send}>
            {t(changed === undefined ? 'add' : 'save')}
          </Button>
        </Stack>
      }
      keys={
        typing ? (
          <AlertPad
            draft={draft}
            measured={measured}
            form={form}
            onDraft={onDraft}
            onClose={() => setTyping(false)}
          />
        ) : null
      }
    >
      <Stack gap="x5">
        <AlertForm
          draft={draft}
          summary={summary}
          measured={measured}
          form={form}
          typing={typing}
          onTyping={(next) => setTyping(next.typing)}
          onDraft={onDraft}
        />
        <div ref={mine} className={asked ? styles.underToast : undefined}>
          <Stack gap="x5">
            {asked ? <NotifyAsk /> : null}
            <Loaded read={read} skeleton={null}>
              {({ alerts, instruments }) =>
                alerts.length === 0 ? (
                  <Text size="small" tone="secondary">
                    {t('none')}
                  </Text>
                ) : (
                  <Stack gap="x1">
                    <Text as="h3" weight="strong">
                      {t('mine')}
                    </Text>
                    <LeftOut reads={[read]} />
                    <AlertRows
                      label={t('mine')}
                      alerts={alerts}
                      instruments={instruments}
                      onChange={({ alert }) => {
                        setChanged(alert)
                        setDraft(draftOf(alert))
                      }}
                    />
                  </Stack>
                )
              }
            </Loaded>
          </Stack>
        </div>
      </Stack>
    </Sheet>
  )
}
