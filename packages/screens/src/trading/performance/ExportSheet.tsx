import { type DayRange, rangeBegins, toLocal } from '@onelot/domain'
import { Button, RadioGroup, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { useAsk } from '../../base/data/useAsk.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { executionRows, movementRows } from '../../parts/portfolio/exportedRows.ts'
import { useSaveCsv } from '../../parts/portfolio/useSaveCsv.ts'
import { useTableTexts } from '../../parts/portfolio/useTableTexts.ts'
import * as styles from './PerformanceScreen.css.ts'
import { Ranges } from './Ranges.tsx'

const subjects = ['executions', 'movements'] as const
type Subject = (typeof subjects)[number]

const rowsOf = { executions: executionRows, movements: movementRows } as const

/** What to save, and how far back. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('performance')
  const { t: shared } = useTranslation('portfolio')
  const ask = useAsk()
  const now = useNow()
  const texts = useTableTexts()
  const { saving, save } = useSaveCsv()
  const [subject, setSubject] = useState<Subject>('executions')
  const [range, setRange] = useState<DayRange>('y1')
  const onSave = async () => {
    const zone = readerZone()
    const begins = rangeBegins(range, zone, now())
    const { date } = toLocal(zone, now())
    await save(`onelot-${subject}-${range}-${date}`, () => rowsOf[subject](ask, begins, texts))
  }
  return (
    <Sheet
      open
      title={t('export.title')}
      description={t('export.text')}
      onClose={onClose}
      footer={
        <Button block loading={saving} onClick={() => void onSave()}>
          {shared('save')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <RadioGroup
          label={t('export.what')}
          choices={subjects.map((value) => ({
            value,
            label: t(`export.${value}`),
            description: t(`export.${value}Text`),
          }))}
          value={subject}
          onChange={({ value }) => setSubject(value)}
        />
        <Ranges range={range} onChange={setRange} />
      </div>
    </Sheet>
  )
}
