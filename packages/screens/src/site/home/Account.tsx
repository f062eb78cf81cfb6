import { type Briefing, unreadGroups } from '@onelot/api-client'
import { subtract } from '@onelot/domain'
import { AssetSummary, Box, Icon, Stack, Text } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { changeOf } from '../../parts/account-figures/changeOf.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import { useOpened } from '../../base/states/useOpened.ts'
import * as styles from './HomeScreen.css.ts'

/** Opens once it is here; where it does not come, what it leads to opens instead. */
const loadToday = () => import('./TodaySheet.tsx')

/** The total, which leads to the holdings, its change of today, and in one line what is unread. */
export function Account({ briefing }: { briefing: Briefing }) {
  const { t } = useTranslation('home')
  const preferences = usePreferences()
  const navigation = useNavigation()
  const { totalAssets, todayProfit } = briefing
  const change = changeOf(todayProfit, subtract(totalAssets, todayProfit))
  const today = useOpened<Briefing>()
  const chunk = useChunk(loadToday, 'afterPaint')
  const toHoldings = () => {
    navigation.go({ to: 'trade' })
  }
  return (
    <Box as="section" paddingInline="page" aria-label={t('account')}>
      <Stack gap="x2">
        <AssetSummary
          label={t('totalAssets')}
          total={totalAssets}
          changes={[
            {
              label: t('today'),
              change,
              onPress: () => {
                if (chunk.state === 'failed') navigation.go({ to: 'performance' })
                else today.open(briefing)
              },
            },
          ]}
          onTotalPress={toHoldings}
          onHideChange={({ hidden }) => preferences.set({ hideAmounts: hidden })}
        />
        <Unread counts={briefing.unread} />
      </Stack>
      {chunk.state === 'loaded' ? (
        <chunk.module.TodaySheet briefing={today.value} open={today.isOpen} onClose={today.close} />
      ) : null}
    </Box>
  )
}

/** What happened that has not been read, as one line that leads to the messages; nothing where all is read. */
function Unread({ counts }: { counts: Briefing['unread'] }) {
  const { t } = useTranslation('home')
  const { href, Link } = useNavigation()
  const parts = unreadGroups.flatMap((group) => {
    const count = counts[group]
    return count === 0 ? [] : [t(`unread.${group}`, { count })]
  })
  if (parts.length === 0) return null
  return (
    <Link href={href({ to: 'messages' })} className={styles.unread}>
      <span className={styles.dot} aria-hidden />
      <Text size="small" lines={2}>
        {parts.join(' · ')}
      </Text>
      <Icon icon={ChevronRight} size="small" />
    </Link>
  )
}
