import { isNotOffered, tradeProducts } from '@onelot/api-client'
import type { Kind, PositionTab } from '@onelot/domain'
import { Box, Button, ChipGroup, NoticeBar, Section, Stack, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { usePulled } from '../../base/lists/PullArea.tsx'
import { useProductTexts } from '../../parts/module-words/useProductTexts.ts'
import { AskedCard } from './AskedCard.tsx'
import * as styles from './TradeScreen.css.ts'

/** How many show beside orders and positions before more are asked for. */
const FEW = 3

const every = 'all'

export interface AskedProps {
  tab: PositionTab
}

/** What was asked for in products beside orders: what waits, goes on or has ended, the newest first; nothing where there is none. */
export function Asked({ tab }: AskedProps) {
  const { t } = useTranslation('trade')
  const ui = useUiMessages()
  const texts = useProductTexts()
  const [kind, setKind] = useState<Kind>()
  const [isAll, setIsAll] = useState(false)
  // They stay while those of another kind are read.
  const [kinds, setKinds] = useState<readonly Kind[]>([])
  const pages = usePages(
    tradeProducts,
    (page) => ({ tab, kind, ...page }),
    ({ products, next }) => ({ items: products, next }),
  )
  usePulled(pages)
  const { items = [], status, first, failure, loadMore, refresh } = pages
  if (first !== undefined && first.kinds !== kinds) setKinds(first.kinds)
  const shown = isAll ? items : items.slice(0, FEW)
  const hasMore = shown.length < items.length || (items.length > 0 && status !== 'finished')
  const nameOf = (one: Kind): string => texts.request(one) ?? t('asked.other')
  if (failure !== undefined && isNotOffered(failure)) return null
  if (failure !== undefined && pages.items === undefined)
    return (
      <Box paddingInline="page" paddingBottom="x4">
        <NoticeBar
          tone="error"
          action={
            <Button variant="quiet" size="small" onClick={() => void refresh()}>
              {ui('retry')}
            </Button>
          }
        >
          {t('asked.failed')}
        </NoticeBar>
      </Box>
    )
  if (items.length === 0 && kind === undefined) return null
  return (
    <Box paddingInline="page" paddingTop="x2" paddingBottom="x4">
      <Section heading={t(`asked.heading.${tab}`)}>
        <Stack gap="x3">
          {kinds.length < 2 && kind === undefined ? null : (
            <ChipScroller>
              <ChipGroup
                label={t('asked.kinds')}
                look="line"
                options={[
                  { value: every, label: t('assets.all') },
                  ...kinds.map((value) => ({ value, label: nameOf(value) })),
                ]}
                value={kind ?? every}
                onSelect={({ value }) => setKind(kinds.find((one) => one === value))}
              />
            </ChipScroller>
          )}
          <div className={styles.rows}>
            {shown.map((product) => (
              <AskedCard
                key={`${product.module} ${product.id}`}
                product={product}
                kindName={nameOf(product.kind)}
                onStep={() => void refresh()}
              />
            ))}
          </div>
          {hasMore ? (
            <Button
              variant="quiet"
              size="small"
              loading={status === 'loading'}
              onClick={() => {
                if (isAll) loadMore()
                setIsAll(true)
              }}
            >
              {t('asked.more')}
            </Button>
          ) : null}
        </Stack>
      </Section>
    </Box>
  )
}
