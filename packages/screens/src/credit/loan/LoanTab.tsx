import type { LoansOverview } from '@onelot/api-client'
import { Prose, Section } from '@onelot/ui'
import { useOffered } from '../../base/shell/useOffered.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Asked } from './Asked.tsx'
import { Line } from './Line.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { Score } from './Score.tsx'

/** What may be borrowed and how that came about, on which terms, the score that it asks for, and what borrowing means. */
export function LoanTab({ overview }: { overview: LoansOverview }) {
  const isOffered = useOffered()('loan')
  return (
    <>
      {isOffered ? <Line overview={overview} /> : null}
      <Asked overview={overview} />
      {isOffered ? (
        <>
          <PlainWords />
          <OfferTerms overview={overview} />
        </>
      ) : null}
      <Score leastScore={overview.leastScore} />
    </>
  )
}

const words = ['borrowing', 'withdrawal', 'overdue', 'sold'] as const

/** What borrowing means, in plain words. */
function PlainWords() {
  const { t } = useTranslation('loan')
  return (
    <Section heading={t('plain.label')}>
      <Prose>
        <ul>
          {words.map((word) => (
            <li key={word}>{t(`plain.${word}`)}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  )
}
