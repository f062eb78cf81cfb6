import { PullToRefresh, SearchField } from '@onelot/ui'
import { useTitleOf } from '../i18n/useName.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { TabPage } from '../shell/TabPage.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { pulled } from '../data/refreshing.ts'
import { Boards } from './Boards.tsx'
import * as styles from './MarketScreen.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useMarket } from './useMarket.ts'

/** /market/index: every listing by market and board, and the search over all of them. */
export function MarketScreen() {
  const { t } = useTranslation('market')
  const titleOf = useTitleOf()
  const model = useMarket()
  const { history } = model
  const { query } = model.choice
  return (
    <TabPage tab="market">
      <div className={styles.head}>
        <h1 className={styles.title}>{titleOf('market')}</h1>
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={40}
          value={query}
          history={history.texts}
          onFocus={model.beginSearch}
          onChange={({ value }) => {
            model.setQuery(value)
          }}
          onSearch={({ text }) => {
            history.remember(text)
          }}
          onForget={({ text }) => {
            history.forget(text)
          }}
          onForgetAll={history.forgetAll}
          {...(model.searching ? { onCancel: model.leaveSearch } : {})}
        />
      </div>
      {query.trim() === '' ? (
        <PullToRefresh onRefresh={() => pulled(model.refresh())}>
          <NotRefreshed reads={[model.list, model.overview]} />
          <Boards model={model} />
        </PullToRefresh>
      ) : (
        <SearchResults model={model} />
      )}
    </TabPage>
  )
}
