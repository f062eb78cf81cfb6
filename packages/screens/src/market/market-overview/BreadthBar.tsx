import type { BreadthOnWire } from '@onelot/api-client'
import { Inline, Text } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './MarketOverviewScreen.css.ts'

const parts = [
  ['rising', 'up'],
  ['unchanged', 'secondary'],
  ['falling', 'down'],
] as const

/** How many listings rise, stay and fall: a bar in their proportion, over the figures that it draws. */
export function BreadthBar({
  breadth,
}: {
  breadth: Pick<BreadthOnWire, 'rising' | 'unchanged' | 'falling'>
}) {
  const { t } = useTranslation('marketOverview')
  return (
    <div>
      <div aria-hidden className={styles.bar}>
        {parts.map(([name]) => (
          <span
            key={name}
            className={styles.part[name]}
            style={assignInlineVars({ [styles.countVar]: String(breadth[name]) })}
          />
        ))}
      </div>
      <Inline justify="between" gap="x2" wrap>
        {parts.map(([name, tone]) => (
          <Text key={name} size="small" tone={tone}>
            {t(name, { count: breadth[name] })}
          </Text>
        ))}
      </Inline>
    </div>
  )
}
