import {
  type Decimal,
  type Strategy,
  defaultStrategies,
  exact,
  strategyBounds,
  toDecimal,
} from '@onelot/domain'
import { Button, Card, Section, Stack, formatNumber, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ParameterSlider, type ParameterSliderProps } from './ParameterSlider.tsx'
import { sameStrategy } from './neighbours.ts'

export interface ParametersProps {
  strategy: Strategy
  onStrategy: (strategy: Strategy) => void
}

/** Steps of a part: a tenth of a breakout's, a hundredth of a grid's width. */
const stepsOf = (value: Decimal | string, steps: string): number =>
  Number(exact(value).times(steps).round(0, 1).toFixed(0))
const partOf = (steps: number, of: string): Decimal => toDecimal(exact(String(steps)).div(of))

/** The parameters, each within its bounds. */
export function Parameters({ strategy, onStrategy }: ParametersProps) {
  const { t } = useTranslation('smartStrategy')
  const usual = defaultStrategies[strategy.kind]
  return (
    <Section
      heading={t('params.label')}
      action={
        sameStrategy(usual, strategy) ? null : (
          <Button size="small" variant="secondary" onClick={() => onStrategy(usual)}>
            {t('params.usual')}
          </Button>
        )
      }
    >
      <Card>
        <Stack gap="x3">
          {useSliders(strategy, onStrategy).map((slider) => (
            <ParameterSlider key={slider.label} {...slider} />
          ))}
        </Stack>
      </Card>
    </Section>
  )
}

function useSliders(
  strategy: Strategy,
  onStrategy: ParametersProps['onStrategy'],
): readonly ParameterSliderProps[] {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  switch (strategy.kind) {
    case 'crossing': {
      const { fast, slow } = strategy
      const [least] = strategyBounds.crossing.fast
      const [, most] = strategyBounds.crossing.slow
      const days = (count: number) => t('params.days', { count })
      return [
        {
          ...{ label: t('params.fast'), value: fast, min: least, max: slow - 1, text: days(fast) },
          onChange: (value) => onStrategy({ ...strategy, fast: value }),
        },
        {
          ...{ label: t('params.slow'), value: slow, min: fast + 1, max: most, text: days(slow) },
          onChange: (value) => onStrategy({ ...strategy, slow: value }),
        },
      ]
    }
    case 'breakout': {
      const [least, most] = strategyBounds.breakout.k
      return [
        {
          label: t('params.k'),
          value: stepsOf(strategy.k, '10'),
          min: stepsOf(least, '10'),
          max: stepsOf(most, '10'),
          text: t('params.times', { k: formatNumber(locale, strategy.k) }),
          onChange: (value) => onStrategy({ ...strategy, k: partOf(value, '10') }),
        },
      ]
    }
    case 'grid': {
      const { levels, width } = strategyBounds.grid
      return [
        {
          ...{ label: t('params.levels'), value: strategy.levels, min: levels[0], max: levels[1] },
          text: t('params.levelCount', { count: strategy.levels }),
          onChange: (value) => onStrategy({ ...strategy, levels: value }),
        },
        {
          label: t('params.width'),
          value: stepsOf(strategy.width, '100'),
          min: stepsOf(width[0], '100'),
          max: stepsOf(width[1], '100'),
          text: `±${formatPercent(locale, strategy.width, { places: { least: 0, most: 2 } })}`,
          onChange: (value) => onStrategy({ ...strategy, width: partOf(value, '100') }),
        },
      ]
    }
    default:
      return strategy satisfies never
  }
}
