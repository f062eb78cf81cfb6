import {
  type ChartPeriod,
  type Decimal,
  type Instrument,
  type Market,
  compareDecimals,
  isIntradayPeriod,
  isPositive,
  money,
  ticksOf,
} from '@onelot/domain'
import {
  Button,
  Sheet,
  Stack,
  Text,
  TextField,
  TickPriceField,
  parseNumber,
  priceRules,
  useTheme,
} from '@onelot/ui'
import { ColourChoice, type DrawnPoint } from '@onelot/ui/kline'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useFieldText } from '../../base/i18n/useRefusalText.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './Drawings.css.ts'
import { type Drawing, MOST_NOTE_CHARACTERS, MOST_TEXT_CHARACTERS, type NewDrawing } from './drawings.ts'
import { type MomentClock, momentOfText, momentText } from './pointTexts.ts'

export interface DrawingSheetProps {
  drawing: Drawing | NewDrawing
  /** Else only its note and its colour may be changed. */
  placed: boolean
  instrument: Instrument
  market: Market
  /** Of days or more, a point is given by its day. */
  period: ChartPeriod
  onSave: (drawing: Drawing | NewDrawing) => void
  /** Undefined where it is not on the chart yet. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

const titles = { line: 'drawn.label', trend: 'drawn.trend', text: 'drawn.text' } as const

/** A point as it is typed; a line across the chart has no time. */
interface TypedPoint {
  readonly at: string
  readonly price: string
}

/** One thing that the reader drew: where it is, what they call it, its colour, and taking it away. */
export function DrawingSheet(props: DrawingSheetProps) {
  const { drawing, placed, instrument, market, period, onSave, onRemove, onClose } = props
  const { t } = useTranslation('stockDetail')
  const { language } = useTheme()
  const fieldText = useFieldText()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { currency } = instrument
  const table = { ticks: ticksOf(instrument, market) }
  const withTime = isIntradayPeriod(period)
  const clock: MomentClock = { zone: withTime ? readerZone() : market.zone, withTime }
  const points: readonly DrawnPoint[] = drawing.kind === 'line' ? [] : drawing.points
  const [typed, setTyped] = useState<readonly TypedPoint[]>(() =>
    drawing.kind === 'line'
      ? [{ at: '', price: drawing.price }]
      : points.map(({ at, price }) => ({ at: momentText(at, clock), price })),
  )
  const [note, setNote] = useState(drawing.note)
  const [colour, setColour] = useState(drawing.colour)
  /** How often it was to be saved with something missing, and whether anything was typed since. */
  const [asked, setAsked] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  useLayoutEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  const priceOf = (text: string): Decimal | undefined => {
    const parsed = parseNumber(text, language, priceRules(table, currency))
    return parsed.ok && isPositive(money(currency, parsed.value)) ? parsed.value : undefined
  }
  const pointOf = (index: number): DrawnPoint | undefined => {
    const before = points[index]
    const { at: text, price: priceText } = typed[index] ?? { at: '', price: '' }
    const at = before && momentOfText(text, before.at, clock)
    const price = priceOf(priceText)
    return at && price && { at, price }
  }
  const isText = drawing.kind === 'text'
  const named = { note: note.trim(), colour }
  const filled = (): Drawing | NewDrawing | undefined => {
    if (!placed) return isText && named.note === '' ? undefined : { ...drawing, ...named }
    const [from, to] = [pointOf(0), pointOf(1)]
    switch (drawing.kind) {
      case 'line': {
        const price = priceOf(typed[0]?.price ?? '')
        return price && { ...drawing, ...named, price }
      }
      case 'trend':
        return from && to && !isSame(from, to) ? { ...drawing, ...named, points: [from, to] } : undefined
      case 'text':
        return from && named.note !== '' ? { ...drawing, ...named, points: [from] } : undefined
    }
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const saved = filled()
    if (saved !== undefined) onSave(saved)
    else {
      setIsAsked(true)
      setAsked(asked + 1)
    }
  }
  const type = (index: number, changed: Partial<TypedPoint>) => {
    setIsAsked(false)
    setTyped(typed.map((one, at) => (at === index ? { ...one, ...changed } : one)))
  }
  const complaint = (text: string, isFine: boolean, otherwise: 'tooLow' | 'malformed') =>
    !isAsked || isFine ? undefined : fieldText(text.trim() === '' ? 'required' : otherwise)
  const [from, to] = [pointOf(0), pointOf(1)]
  const isOnePoint = isAsked && drawing.kind === 'trend' && from && to && isSame(from, to)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(titles[drawing.kind])}
      footer={
        <Stack gap="x2">
          <Button block type="submit" form={formId}>
            {t('drawn.save')}
          </Button>
          {onRemove ? (
            <Button
              block
              variant="secondary"
              onClick={() => {
                onRemove()
                onClose()
              }}
            >
              {t('drawn.remove')}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save}>
        <Stack gap="x4">
          {isText ? (
            <TextField
              label={t('drawn.text')}
              maxLength={MOST_TEXT_CHARACTERS}
              value={note}
              error={complaint(note, note.trim() !== '', 'malformed')}
              onChange={({ value }) => {
                setIsAsked(false)
                setNote(value)
              }}
            />
          ) : null}
          {(placed ? typed : []).map((one, index) => {
            const before = points[index]
            return (
              <div
                key={index}
                role={drawing.kind === 'trend' ? 'group' : undefined}
                aria-labelledby={drawing.kind === 'trend' ? `${formId}-${index}` : undefined}
                className={styles.point}
              >
                {drawing.kind === 'trend' ? (
                  <Text id={`${formId}-${index}`} weight="strong">
                    {t(index === 0 ? 'drawn.from' : 'drawn.to')}
                  </Text>
                ) : null}
                {before === undefined ? null : (
                  <TextField
                    label={t(withTime ? 'drawn.time' : 'drawn.day')}
                    type={withTime ? 'datetime-local' : 'date'}
                    value={one.at}
                    error={complaint(
                      one.at,
                      momentOfText(one.at, before.at, clock) !== undefined,
                      'malformed',
                    )}
                    onChange={({ value }) => type(index, { at: value })}
                  />
                )}
                <TickPriceField
                  label={t('drawn.price')}
                  text={one.price}
                  market={table}
                  currency={currency}
                  from={before?.price ?? (drawing.kind === 'line' ? drawing.price : undefined)}
                  error={
                    isOnePoint === true && index === 1
                      ? t('drawn.onePoint')
                      : complaint(one.price, priceOf(one.price) !== undefined, 'tooLow')
                  }
                  onChange={({ text }) => type(index, { price: text })}
                />
              </div>
            )
          })}
          {isText ? null : (
            <TextField
              label={t('drawn.note')}
              optional
              maxLength={MOST_NOTE_CHARACTERS}
              value={note}
              onChange={({ value }) => setNote(value)}
            />
          )}
          <ColourChoice
            label={t('drawn.colour')}
            value={colour}
            onChange={({ colour: chosen }) => setColour(chosen)}
          />
          <Text as="p" size="small" tone="secondary">
            {t('drawn.kept')}
          </Text>
        </Stack>
      </form>
    </Sheet>
  )
}

const isSame = (a: DrawnPoint, b: DrawnPoint): boolean =>
  a.at === b.at && compareDecimals(a.price, b.price) === 0
