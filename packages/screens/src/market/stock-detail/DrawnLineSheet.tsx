import { type Instrument, type Market, isPositive, money, ticksOf } from '@onelot/domain'
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
import { type SubmitEvent, useState } from 'react'
import { useFieldText } from '../../base/i18n/useRefusalText.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type DrawnLine, MOST_NOTE_CHARACTERS } from './drawnLines.ts'
import type { DrawnLines } from './useDrawnLines.ts'

export interface DrawnLineSheetProps extends Pick<DrawnLines, 'change' | 'remove'> {
  line: DrawnLine
  instrument: Instrument
  market: Market
  onClose: () => void
}

/** A line that the reader drew: its price, what they call it, and taking it away. */
export function DrawnLineSheet({ line, instrument, market, change, remove, onClose }: DrawnLineSheetProps) {
  const { t } = useTranslation('stockDetail')
  const { language } = useTheme()
  const fieldText = useFieldText()
  const { currency } = instrument
  const table = { ticks: ticksOf(instrument, market) }
  const [text, setText] = useState<string>(line.price)
  const [note, setNote] = useState(line.note)
  const [isAsked, setIsAsked] = useState(false)
  const parsed = parseNumber(text, language, priceRules(table, currency))
  const price = parsed.ok && isPositive(money(currency, parsed.value)) ? parsed.value : undefined
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (price === undefined) setIsAsked(true)
    else {
      change({ id: line.id, price, note: note.trim() })
      onClose()
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('drawn.title')}
      footer={
        <Stack gap="x2">
          <Button block type="submit" form={line.id}>
            {t('drawn.save')}
          </Button>
          <Button
            block
            variant="secondary"
            onClick={() => {
              remove(line.id)
              onClose()
            }}
          >
            {t('drawn.remove')}
          </Button>
        </Stack>
      }
    >
      <form id={line.id} onSubmit={save}>
        <Stack gap="x4">
          <TickPriceField
            label={t('drawn.price')}
            text={text}
            market={table}
            currency={currency}
            from={line.price}
            error={
              isAsked && price === undefined
                ? fieldText(text.trim() === '' ? 'required' : 'tooLow')
                : undefined
            }
            onChange={(changed) => {
              setIsAsked(false)
              setText(changed.text)
            }}
          />
          <TextField
            label={t('drawn.note')}
            optional
            maxLength={MOST_NOTE_CHARACTERS}
            value={note}
            onChange={({ value }) => setNote(value)}
          />
          <Text as="p" size="small" tone="secondary">
            {t('drawn.kept')}
          </Text>
        </Stack>
      </form>
    </Sheet>
  )
}
