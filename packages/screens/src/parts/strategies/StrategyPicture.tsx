import { Inline, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './StrategyPicture.css.ts'
import type { StrategyKind } from './strategyValues.ts'

interface Drawn {
  readonly quiet: readonly string[]
  readonly second?: string
  readonly price: string
  readonly buys: readonly (readonly [x: number, y: number])[]
  readonly sells: readonly (readonly [x: number, y: number])[]
}

/** Made-up prices on a plot of 300 by 64: enough to see when each buys and sells. */
const pictures: Readonly<Record<StrategyKind, Drawn>> = {
  crossing: {
    quiet: ['M4 40C70 46 120 36 170 26S250 22 296 38'],
    second: 'M4 52C50 60 80 40 130 18S220 10 296 56',
    price: 'M4 54L30 58L56 44L84 36L112 14L140 16L168 6L196 12L220 20L248 40L272 44L296 60',
    buys: [[92, 38]],
    sells: [[246, 27]],
  },
  breakout: {
    quiet: ['M64 34H128', 'M184 30H248'],
    price: 'M4 46L24 50L44 42L64 48L90 40L112 22L128 20L150 26L184 42L204 34L226 14L248 12L270 20L296 32',
    buys: [
      [128, 20],
      [248, 12],
    ],
    sells: [
      [150, 26],
      [270, 20],
    ],
  },
  grid: {
    quiet: ['M4 10H296', 'M4 25H296', 'M4 40H296', 'M4 55H296'],
    price: 'M4 25L36 12L66 40L92 30L124 55L156 25L186 38L214 10L244 28L270 40L296 20',
    buys: [
      [66, 40],
      [124, 55],
      [270, 40],
    ],
    sells: [
      [156, 25],
      [214, 10],
    ],
  },
}

const DOT = 4

/** When a strategy buys and sells, drawn over made-up prices; the sentence beside it says the same. */
export function StrategyPicture({ kind }: { kind: StrategyKind }) {
  const { quiet, second, price, buys, sells } = pictures[kind]
  return (
    <svg aria-hidden viewBox="0 0 300 64" preserveAspectRatio="xMidYMid meet" className={styles.picture}>
      {quiet.map((path) => (
        <path key={path} d={path} className={styles.quiet} />
      ))}
      <path d={price} className={styles.price} />
      {second === undefined ? null : <path d={second} className={styles.second} />}
      {buys.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={DOT} className={styles.bought} />
      ))}
      {sells.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={DOT} className={styles.sold} />
      ))}
    </svg>
  )
}

/** What the dots of a picture mean. */
export function PictureKey() {
  const { t } = useTranslation('strategies')
  return (
    <Inline gap="x4" wrap aria-hidden>
      {(['bought', 'sold'] as const).map((dot) => (
        <Inline key={dot} gap="x1" as="span">
          <svg viewBox="0 0 12 12" className={styles.key}>
            <circle cx={6} cy={6} r={DOT} className={styles[dot]} />
          </svg>
          <Text size="caption" tone="secondary">
            {t(`picture.${dot}`)}
          </Text>
        </Inline>
      ))}
    </Inline>
  )
}
