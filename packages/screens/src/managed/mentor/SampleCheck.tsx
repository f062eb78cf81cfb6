import { type MentorOnWire, type MentorSampleOnWire, copyTradingSample } from '@onelot/api-client'
import { isPositive, minorUnits, money } from '@onelot/domain'
import {
  AmountField,
  Box,
  Button,
  Card,
  NoticeBar,
  RowList,
  ListRow,
  Section,
  Stack,
  Text,
  formatLocalDate,
  formatMoney,
  parseNumber,
  useTheme,
} from '@onelot/ui'
import { useDeferredValue, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'

/** Rows that show first of those that would have been skipped. */
const SHOWN = 5

/** Which of the last year's purchases an own amount would have met, and with how much none would have been skipped. */
export function SampleCheck({ mentor }: { mentor: MentorOnWire }) {
  const { t } = useTranslation('mentor')
  const { language } = usePreferences()
  const { currency, least } = mentor
  const [text, setText] = useState<string>(least.amount)
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = useDeferredValue(parsed.ok ? parsed.value : undefined)
  const isMoney = amount !== undefined && isPositive(money(currency, amount))
  const read = useRead(copyTradingSample, isMoney ? { mentor: mentor.id, amount } : null)
  return (
    <Section heading={t('sample.label')}>
      <Card padding="none">
        <Box padding="x5">
          <AmountField
            label={t('sample.amount')}
            currency={currency}
            text={text}
            hint={t('sample.hint')}
            onChange={(change) => setText(change.text)}
          />
        </Box>
        {isMoney ? (
          <Loaded read={read} skeleton={<QuoteListSkeleton count={2} />}>
            {(sample) => <Result sample={sample} />}
          </Loaded>
        ) : null}
      </Card>
    </Section>
  )
}

function Result({ sample: { purchases, skipped, least } }: { sample: MentorSampleOnWire }) {
  const { t } = useTranslation('mentor')
  const { t: mentors } = useTranslation('mentors')
  const { locale } = useTheme()
  const name = useName()
  const [isWhole, setIsWhole] = useState(false)
  if (skipped.length === 0)
    return (
      <Box paddingInline="x5" paddingBottom="x5">
        <NoticeBar tone="accent">{t('sample.none', { count: purchases })}</NoticeBar>
      </Box>
    )
  return (
    <Stack gap="x2">
      <Box paddingInline="x5">
        <Stack gap="x1">
          <Text weight="strong">{t('sample.skipped', { part: skipped.length, all: purchases })}</Text>
          <Text size="small" tone="secondary">
            {t('sample.least', { amount: formatMoney(locale, least) })}
          </Text>
        </Stack>
      </Box>
      <RowList
        label={t('sample.label')}
        rows={skipped.slice(0, isWhole ? undefined : SHOWN).map(({ day, instrument, cause }) => ({
          key: `${day} ${instrument.id}`,
          row: (
            <ListRow
              title={name(instrument.name)}
              subtitle={`${formatLocalDate(locale, day)} · ${mentors(`skipped.${cause}`)}`}
              wholeSubtitle
            />
          ),
        }))}
      />
      {isWhole || skipped.length <= SHOWN ? null : (
        <Box padding="x5">
          <Button variant="secondary" block onClick={() => setIsWhole(true)}>
            {t('sample.all', { count: skipped.length })}
          </Button>
        </Box>
      )}
    </Stack>
  )
}
