import type { DrawProof } from '@onelot/api-client'
import { type Decimal, exact, toDecimal } from '@onelot/domain'
import {
  Button,
  Card,
  Icon,
  Section,
  Stack,
  Steps,
  Text,
  formatNumber,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { NumberLine } from './NumberLine.tsx'
import * as styles from './NumberLine.css.ts'
import type { Recomputed } from './recompute.ts'

export interface CheckedProps {
  proof: DrawProof
  found: Recomputed
}

/** Whether the result is right, and how it came about, in four sentences that need no arithmetic. */
export function Checked({ proof, found }: CheckedProps) {
  const { same, chance, number } = found
  const isRight = same.secret && same.number && same.result
  const { t } = useTranslation('drawProof')
  const steps = useProofSteps(proof, found)
  return (
    <Stack gap="x5">
      <Card>{isRight ? <Right /> : <Wrong />}</Card>
      <Section heading={t('steps.label')}>
        <Card>
          <Stack gap="x5">
            <Steps label={t('steps.label')} steps={steps} />
            {exact(chance).eq('0') ? null : <NumberLine chance={chance} number={number} />}
          </Stack>
        </Card>
      </Section>
    </Stack>
  )
}

function Right() {
  const { t } = useTranslation('drawProof')
  return (
    <div className={styles.verdict}>
      <Icon icon={CircleCheck} />
      <Stack gap="x1">
        <Text as="h2" size="title" weight="bold">
          {t('right')}
        </Text>
        <Text as="p" tone="secondary">
          {t('intro')}
        </Text>
      </Stack>
    </div>
  )
}

function Wrong() {
  const { t } = useTranslation('drawProof')
  const navigation = useNavigation()
  return (
    <Stack gap="x4">
      <div className={styles.verdict}>
        <Text tone="error">
          <Icon icon={CircleAlert} />
        </Text>
        <Stack gap="x1">
          <Text as="h2" size="title" weight="bold" tone="error">
            {t('wrong')}
          </Text>
          <Text as="p" tone="secondary">
            {t('wrongText')}
          </Text>
        </Stack>
      </div>
      <Button variant="secondary" block onClick={() => navigation.go({ to: 'customerService' })}>
        {t('support')}
      </Button>
    </Stack>
  )
}

function useProofSteps({ units, unit, winningRate }: DrawProof, found: Recomputed) {
  const { t } = useTranslation('drawProof')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const { same, number, certain, chance, wonUnits } = found
  const written = (value: Decimal) => formatNumber(locale, value, { places: { least: 0, most: 4 } })
  const isBelow = exact(number).lt(chance)
  const left = exact(chance).eq('0')
    ? t('steps.nothingLeft')
    : t(isBelow ? 'steps.below' : 'steps.above', { chance: written(chance) })
  const sums = joinSentences(
    t('steps.asked', {
      count: units,
      rate: formatPercent(locale, winningRate, { places: { least: 0, most: 2 } }),
      product: written(toDecimal(exact(winningRate).times(String(units)))),
    }),
    certain === 0 ? undefined : t('steps.certain', { count: certain }),
    left,
  )
  return [
    {
      id: 'secret',
      label: t('steps.secret'),
      state: same.secret ? 'done' : 'failed',
      description: t(same.secret ? 'steps.secretText' : 'steps.secretWrong'),
    },
    {
      id: 'number',
      label: t('steps.number', { number: written(number) }),
      state: same.number ? 'done' : 'failed',
      description: t(same.number ? 'steps.numberText' : 'steps.numberWrong'),
    },
    {
      id: 'result',
      label: t('steps.result', { shares: ui('finance.shares', { count: wonUnits * unit }) }),
      state: same.result ? 'done' : 'failed',
      description: same.result ? sums : t('steps.resultWrong'),
    },
  ] as const
}
