import { homeMarkets } from '@onelot/domain'
import {
  Card,
  ListRow,
  Select,
  Switch,
  marketColourConventions,
  textSizes,
  themePreferences,
} from '@onelot/ui'
import { shownMarkets } from '../../base/data/shownMarkets.ts'
import { useOwnMarket } from '../../base/data/useMarketChoice.ts'
import { useMarkets } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { languageName } from '../../base/i18n/languageName.ts'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import * as styles from './SettingsScreen.css.ts'

/** What a reader sets for this device, member or guest; it outlives a logout (docs/rules/access.md). */
export function Appearance() {
  const { t } = useTranslation('settings')
  const titleOf = useTitleOf()
  const preferences = usePreferences()
  const markets = useMarkets()
  const ownMarket = useOwnMarket()
  const { href, Link } = useNavigation()
  return (
    <Card as="section" padding="none" aria-label={t('appearance')}>
      <ListRow
        title={titleOf('changeLanguage')}
        trailing={languageName(preferences.language).name}
        href={href({ to: 'changeLanguage' })}
        Link={Link}
      />
      <div className={styles.choices}>
        <Select
          label={t('homeMarket.label')}
          choices={shownMarkets(homeMarkets, markets).map((value) => ({
            value,
            label: t(`homeMarket.${value}`),
          }))}
          value={ownMarket}
          onChange={({ value }) => preferences.set({ homeMarket: value })}
        />
        <Select
          label={t('theme.label')}
          choices={themePreferences.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={preferences.theme}
          onChange={({ value }) => preferences.set({ theme: value })}
        />
        <Select
          label={t('marketColours.label')}
          choices={marketColourConventions.map((value) => ({ value, label: t(`marketColours.${value}`) }))}
          value={preferences.marketColours}
          onChange={({ value }) => preferences.set({ marketColours: value })}
        />
        <Select
          label={t('textSize.label')}
          choices={textSizes.map((value) => ({ value, label: t(`textSize.${value}`) }))}
          value={preferences.textSize}
          onChange={({ value }) => preferences.set({ textSize: value })}
        />
        <Switch
          label={t('hideAmounts')}
          checked={preferences.hideAmounts}
          onChange={({ checked }) => preferences.set({ hideAmounts: checked })}
        />
      </div>
    </Card>
  )
}
