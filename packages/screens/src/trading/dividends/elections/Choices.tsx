import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { Icon, Money, Text, useUiMessages } from '@onelot/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import * as styles from './Choices.css.ts'
import { type ElectionPhase, isChosen } from './electionView.ts'

export interface ChoicesProps {
  dividend: Pick<ElectiveDividendOnWire, 'net' | 'bought'>
  phase: ElectionPhase
}

/** Cash beside shares with the rest, and which of both it will be. */
export function Choices({ dividend: { net, bought }, phase }: ChoicesProps) {
  const { t } = useTranslation('elections')
  const ui = useUiMessages()
  const inShares = isChosen(phase)
  return (
    <dl className={styles.pair} aria-label={t('heading')}>
      <Choice
        label={t('cash')}
        chosen={!inShares}
        mark={t(phase === 'closed' ? 'marks.closed' : 'marks.default')}
        value={<Money value={net} size="lead" weight="bold" fit />}
        rest={t('afterTax')}
      />
      <Choice
        label={t('shares')}
        chosen={inShares}
        mark={t(phase === 'underReview' ? 'marks.asked' : 'marks.chosen')}
        value={
          <Text size="lead" weight="bold">
            {bought === undefined ? '–' : ui('finance.shares', { count: bought.shares })}
          </Text>
        }
        rest={
          bought === undefined ? (
            t('noPrice')
          ) : (
            <>
              <Money value={bought.rest} signed size="small" tone="secondary" /> <span>{t('inCash')}</span>
            </>
          )
        }
      />
    </dl>
  )
}

interface ChoiceProps {
  label: string
  /** Whether it will be this one, as it is now. */
  chosen: boolean
  /** Why it will be. */
  mark: string
  value: ReactNode
  rest: ReactNode
}

function Choice({ label, chosen, mark, value, rest }: ChoiceProps) {
  return (
    <div className={styles.choice} data-chosen={chosen}>
      <Text as="dt" size="small" tone="secondary">
        {label}
      </Text>
      <dd>{value}</dd>
      <Text as="dd" size="small" tone="secondary">
        {rest}
      </Text>
      {chosen ? (
        <dd className={styles.what}>
          <Icon icon={Check} size="small" />
          <Text size="small" weight="strong">
            {mark}
          </Text>
        </dd>
      ) : null}
    </div>
  )
}
