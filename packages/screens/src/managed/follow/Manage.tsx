import { Card, ListRow, RowList, Section } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { EndReview } from './EndReview.tsx'
import { PauseQuestion } from './PauseQuestion.tsx'
import { ResumeQuestion } from './ResumeQuestion.tsx'
import type { RunningProps } from './Running.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

/** Pausing or carrying on, and ending with what that brings. */
export function Manage({ follow, passed, running }: RunningProps) {
  const { t } = useTranslation('follow')
  const { own } = useFollowTexts()
  const [asks, setAsks] = useState<'pause' | 'resume' | 'end'>()
  const close = () => {
    setAsks(undefined)
  }
  const other = passed.progress === 'paused' ? 'resume' : 'pause'
  return (
    <Section heading={t('manage.label')}>
      <Card padding="none">
        <RowList
          label={t('manage.label')}
          rows={[
            {
              key: other,
              row: (
                <ListRow
                  title={t(`manage.${other}`)}
                  subtitle={t(`manage.${other}Text`)}
                  wholeSubtitle
                  onPress={() => setAsks(other)}
                />
              ),
            },
            {
              key: 'end',
              row: (
                <ListRow
                  title={t('manage.end')}
                  subtitle={t('manage.endText', { amount: own(running.end.paid) })}
                  wholeSubtitle
                  onPress={() => setAsks('end')}
                />
              ),
            },
          ]}
        />
      </Card>
      <SheetSlot>
        {asks === 'pause' ? (
          <PauseQuestion request={follow.id} onClose={close} />
        ) : asks === 'resume' ? (
          <ResumeQuestion request={follow.id} onClose={close} />
        ) : asks === 'end' ? (
          <EndReview follow={follow} end={running.end} onClose={close} />
        ) : null}
      </SheetSlot>
    </Section>
  )
}
