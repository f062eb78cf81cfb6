import { copyTradingMentors, mentorOrders } from '@onelot/api-client'
import { mentorLevels } from '@onelot/domain'
import { Box, Button, ChipGroup, EmptyState, NoticeBar, Section, Stack } from '@onelot/ui'
import { useState } from 'react'
import { announced } from '../../base/data/announced.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { MentorTile } from '../../parts/mentors/MentorTile.tsx'
import { byPhase } from '../../parts/new-shares/byPhase.ts'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { CompareSheet } from './CompareSheet.tsx'

const levels = ['all', ...mentorLevels] as const
type Level = (typeof levels)[number]
type Order = (typeof mentorOrders)[number]

/** Mentors of a level in an order, those that take followers now first. */
export function MentorList() {
  const { t } = useTranslation('copyTrading')
  const { t: mentorsText } = useTranslation('mentors')
  const [level, setLevel] = useState<Level>('all')
  const [order, setOrder] = useState<Order>('followersEarned')
  const isSimulated = useIsSimulated()()
  const [compares, setCompares] = useState(false)
  const filter = {
    ...(level === 'all' ? {} : { level }),
    ...(order === 'followersEarned' ? {} : { order }),
  }
  const pages = usePages(
    copyTradingMentors,
    (page) => ({ ...filter, ...page }),
    ({ mentors, next }) => ({ items: mentors, next }),
    announced,
  )
  return (
    <Box paddingInline="page" paddingBlock="x3">
      <Stack gap="x4">
        <NoticeBar>{mentorsText(isSimulated ? 'warning' : 'warningReal')}</NoticeBar>
        <ChipScroller>
          <ChipGroup
            label={t('level')}
            look="line"
            options={levels.map((value) => ({
              value,
              label: value === 'all' ? t('allLevels') : mentorsText(`levels.${value}`),
            }))}
            value={level}
            onSelect={({ value }) => setLevel(value)}
          />
        </ChipScroller>
        <ChipScroller>
          <ChipGroup
            label={t('order')}
            look="line"
            options={mentorOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
            value={order}
            onSelect={({ value }) => setOrder(value)}
          />
        </ChipScroller>
        <PagedList
          pages={pages}
          label={t('tabs.mentors')}
          layout="flush"
          skeleton={<OfferSkeleton count={2} />}
          empty={<EmptyState title={t('none.title')} description={t('none.text')} />}
        >
          {(items) => (
            <Stack gap="x6">
              {byPhase(items).map(({ phase, items: of }, at) => (
                <Section
                  key={phase}
                  heading={mentorsText(`phases.${phase}`)}
                  action={
                    at > 0 || items.length < 2 ? undefined : (
                      <Button variant="secondary" size="small" onClick={() => setCompares(true)}>
                        {t('compare.action')}
                      </Button>
                    )
                  }
                >
                  <Stack gap="x3">
                    {of.map((mentor) => (
                      <MentorTile key={mentor.id} mentor={mentor} />
                    ))}
                  </Stack>
                </Section>
              ))}
              <SheetSlot>
                {compares ? <CompareSheet mentors={items} onClose={() => setCompares(false)} /> : null}
              </SheetSlot>
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Box>
  )
}
