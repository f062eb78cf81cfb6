import { Icon, PullToRefresh, TextField } from '@onelot/ui'
import { Search } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { TabPage } from '../app/AppShell.tsx'
import { Boards } from './Boards.tsx'
import * as styles from './MarketScreen.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useMarket } from './useMarket.ts'

/** /market/index: every listing by market and board, and the search over all of them. */
export function MarketScreen() {
  const { t } = useTranslation('market')
  const model = useMarket()
  const { query } = model.choice
  return (
    <TabPage tab="market">
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <TextField
          label={t('search.label')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          placeholder={t('search.placeholder')}
          prefix={<Icon icon={Search} size="small" />}
          value={query}
          onChange={({ value }) => {
            model.setQuery(value)
          }}
        />
      </div>
      {query.trim() === '' ? (
        <PullToRefresh onRefresh={model.refresh}>
          <Boards model={model} />
        </PullToRefresh>
      ) : (
        <SearchResults model={model} />
      )}
    </TabPage>
  )
}
