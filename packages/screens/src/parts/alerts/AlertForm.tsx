import { MOST_NOTE, alertRepeats } from '@onelot/domain'
import {
  ChipGroup,
  FieldDone,
  NumberField,
  SegmentedControl,
  Stack,
  TextField,
  TickPriceField,
  formatPercent,
  formatPrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import type { Ref } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type AlertDraft, type AlertSummary, type Measured, PERCENT_DIGITS, priceAway } from './alertDraft.ts'
import { useAlertError } from './useAlertError.ts'

const KINDS = ['price', 'percent'] as const
const DIRECTIONS = ['rises', 'falls'] as const
const STEPS = ['1', '3', '5', '10'] as const
const AWAY = ['-10', '-5', '-3', '-1', '1', '3', '5', '10'] as const

export interface AlertFormProps {
  draft: AlertDraft
  summary: AlertSummary
  measured: Measured
  /** Holds the figure. */
  form: Ref<HTMLDivElement>
  /** Whether the number keys type into the figure. */
  typing: boolean
  onTyping: (change: { typing: boolean }) => void
  onDraft: (change: { draft: AlertDraft }) => void
}

/** What an alert waits for: a price, or a percent of the day, with shortcuts, and how far it is. */
export function AlertForm(props: AlertFormProps) {
  const { draft, onDraft, onTyping } = props
  const { t } = useTranslation('alerts')
  const set = (patch: Partial<AlertDraft>) => {
    onDraft({ draft: { ...draft, ...patch } })
  }
  return (
    <Stack gap="x4">
      <SegmentedControl
        label={t('kind')}
        segments={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={({ value }) => set({ kind: value })}
      />
      {draft.kind === 'percent' ? (
        <SegmentedControl
          label={t('direction')}
          segments={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={draft.direction}
          onChange={({ value }) => set({ direction: value })}
        />
      ) : null}
      <Figure {...props} onSet={set} />
      <SegmentedControl
        label={t('repeat')}
        segments={alertRepeats.map((value) => ({ value, label: t(`repeats.${value}`) }))}
        value={draft.repeat}
        onChange={({ value }) => set({ repeat: value })}
      />
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        optional
        maxLength={MOST_NOTE}
        value={draft.note}
        onFocus={() => onTyping({ typing: false })}
        onChange={({ value }) => set({ note: value })}
      />
    </Stack>
  )
}

interface FigureProps extends Omit<AlertFormProps, 'onDraft'> {
  onSet: (patch: Partial<AlertDraft>) => void
}

function Figure({ draft, summary, measured, form, typing, onTyping, onSet }: FigureProps) {
  const { t } = useTranslation('alerts')
  const { locale } = useTheme()
  const { instrument, market, quote } = measured
  const error = useAlertError(summary, measured)
  const rate = summary.distance
  const distance =
    rate === undefined ? undefined : t('distance', { change: formatPercent(locale, rate, { signed: true }) })
  const level =
    summary.level === undefined
      ? undefined
      : t('level', { price: formatPrice(locale, summary.level, priceScale(instrument, market)) })
  const isPrice = draft.kind === 'price'
  const enter = () => {
    onTyping({ typing: true })
  }
  const done = <FieldDone onDone={() => onTyping({ typing: false })} />
  return (
    <Stack gap="x3">
      <div ref={form}>
        {isPrice ? (
          <TickPriceField
            label={t('price')}
            text={draft.priceText}
            market={market}
            currency={instrument.currency}
            from={quote.price}
            inputMode="none"
            hint={distance}
            error={error}
            aside={typing ? done : undefined}
            onEnter={enter}
            onChange={({ text }) => onSet({ priceText: text })}
          />
        ) : (
          <NumberField
            label={t('percent')}
            text={draft.percentText}
            places={PERCENT_DIGITS}
            unit="%"
            inputMode="none"
            hint={[level, distance].filter(Boolean).join(' · ')}
            error={error}
            aside={typing ? done : undefined}
            onFocus={enter}
            onChange={({ text }) => onSet({ percentText: text })}
          />
        )}
      </div>
      <ChipGroup
        label={isPrice ? t('shortcuts') : t('percent')}
        options={(isPrice ? AWAY : STEPS).map((value) => ({
          value,
          label: isPrice ? `${value.startsWith('-') ? '−' : '+'}${value.replace('-', '')}%` : `${value}%`,
        }))}
        value={isPrice ? undefined : STEPS.find((step) => step === draft.percentText)}
        onSelect={({ value }) =>
          onSet(isPrice ? { priceText: priceAway(measured, value) } : { percentText: value })
        }
      />
    </Stack>
  )
}
