import { type ScoreEntryOnWire, memberCreditScore } from '@onelot/api-client'
import { Card, ScoreGauge, Section, Skeleton, Stack, Text } from '@onelot/ui'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'

/** The score with what raised and lowered it, and what the least is for a loan. */
export function Score({ leastScore }: { leastScore: number }) {
  const { t } = useTranslation('loan')
  const read = useRead(memberCreditScore, firstPage)
  const { day } = useCreditTexts()
  const labelOf = ({ cause, at }: ScoreEntryOnWire) => t(`score.${cause}`, { date: day(at) })
  return (
    <Section heading={t('score.label')}>
      <Card>
        <Loaded read={read} skeleton={<Skeleton shape="block" height="9rem" />}>
          {({ score, entries }) => (
            <Stack gap="x3">
              <ScoreGauge
                label={t('score.label')}
                score={score}
                threshold={leastScore}
                entries={summed(
                  entries.toReversed().map((entry) => ({ label: labelOf(entry), points: entry.points })),
                )}
              />
              <Text as="p" size="small" tone="secondary">
                {t('score.raises')}
              </Text>
            </Stack>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}

interface Entry {
  readonly label: string
  readonly points: number
}

/** Of one cause and day there is one line. */
function summed(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<string, number>()
  for (const { label, points } of entries) sums.set(label, (sums.get(label) ?? 0) + points)
  return [...sums].map(([label, points]) => ({ label, points }))
}
