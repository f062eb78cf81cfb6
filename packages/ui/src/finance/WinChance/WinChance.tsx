import { type Decimal, decimal } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPercent } from '../format/number.ts'
import { fitted } from '../Money/Money.css.ts'
import { fittingWords } from '../Money/fitting.ts'
import * as styles from './WinChance.css.ts'
import { shownChance } from './chance.ts'

export interface WinChanceProps {
  /** Shares that are won in any case. */
  least: number
  /** Shares that may be won at most: nothing between the two can be. */
  most: number
  /** Of winning at least one, as a fraction of 1. */
  chance: Decimal
  /** `line` within a card, without the cases. @defaultValue 'panel' */
  look?: (typeof styles.winChanceLooks)[number] | undefined
  /** What becomes of the money: `What is not won comes back on Fri, Mar 13`. */
  note?: ReactNode
}

/**
 * What an application may come to before it is drawn: the shares that it can win, and the chance of at least one, also as so many cases of ten. It is no
 * one's own figure, so that hidden amounts do not hide it.
 */
export function WinChance({ least, most, chance, look = 'panel', note }: WinChanceProps) {
  const { locale, t } = useTheme()
  const { kind, percent, cases } = shownChance(chance)
  const size = look === 'panel' ? 'title' : 'body'
  const percentText = formatPercent(locale, decimal(String(percent / 100)), { places: 0 })
  const chanceText =
    kind === 'small' || kind === 'large'
      ? t(`products.chance.${kind}`, { percent: percentText })
      : percentText
  const shares = t('finance.shares', { count: most })
  const figures = [
    {
      name: 'outcomes',
      label: t('products.chance.outcomes'),
      value: least === most ? shares : t('products.chance.either', { least, most: shares }),
    },
    { name: 'chance', label: t('products.chance.atLeastOne'), value: chanceText },
  ]
  return (
    <div data-look={look} data-chance={kind} className={styles.root}>
      <dl className={styles.figures}>
        {figures.map(({ name, label, value }) => (
          <div key={name} data-figure={name} className={styles.figure}>
            <Text as="dt" size="small" tone="secondary">
              {label}
            </Text>
            <Text as="dd" size={size} weight={look === 'panel' ? 'bold' : 'strong'}>
              <span className={fitted} style={fittingWords(value)}>
                {value}
              </span>
            </Text>
          </div>
        ))}
      </dl>
      {look === 'line' ? null : (
        <div aria-hidden className={styles.cases}>
          {cases.map((filled, at) => (
            <span
              key={at}
              className={styles.one}
              style={assignInlineVars({ [styles.filledVar]: `${String(filled * 100)}%` })}
            />
          ))}
        </div>
      )}
      {note === undefined ? null : (
        <Text as="p" size="small" tone="secondary">
          {note}
        </Text>
      )}
    </div>
  )
}
