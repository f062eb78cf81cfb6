import { type Decimal, roundTo, exact } from '@onelot/domain'
import { Text, formatNumber, useTheme } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './NumberLine.css.ts'

const percentOf = (fraction: Decimal): string => `${roundTo(exact(fraction).times('100'), 2, 'halfUp')}%`

/** All numbers from 0 to 1, those that win a unit more filled, and where the reader's own is. */
export function NumberLine({ chance, number }: { chance: Decimal; number: Decimal }) {
  const { t } = useTranslation('drawProof')
  const { locale } = useTheme()
  const written = (fraction: Decimal) => formatNumber(locale, fraction, { places: { least: 0, most: 4 } })
  return (
    <div role="img" aria-label={`${t('line')}: ${written(number)}, ${written(chance)}`}>
      <div
        className={styles.line}
        style={assignInlineVars({
          [styles.chanceVar]: percentOf(chance),
          [styles.numberVar]: percentOf(number),
        })}
      >
        <div className={styles.winning} />
        <div className={styles.mark} />
      </div>
      <div className={styles.ends}>
        <Text size="caption" tone="secondary">
          0
        </Text>
        <Text size="caption" tone="secondary">
          1
        </Text>
      </div>
    </div>
  )
}
