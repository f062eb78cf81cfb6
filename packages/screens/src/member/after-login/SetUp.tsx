import type { ResponseOf, memberMe } from '@onelot/api-client'
import { type SetUpItem, type SetUpState, setUpItems, setUpOf } from '@onelot/domain'
import { Card, Icon, ListRow, Progress, RowList, Skeleton, SkeletonGroup, Stack, Tag } from '@onelot/ui'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { setUpWays } from '../../parts/set-up/setUpWays.ts'
import { useNavigation } from '../../base/ports/ports.ts'

/** What of an account is set up, what each unlocks, and the way to what is not. */
export function SetUp({ me }: { me: ResponseOf<typeof memberMe> }) {
  const { t } = useTranslation('afterLogin')
  const states = setUpOf(me)
  const done = setUpItems.filter((item) => states[item] === 'done').length
  return (
    <Stack gap="x3">
      <Progress
        label={t('setUp.label')}
        value={done}
        max={setUpItems.length}
        text={t('setUp.progress', { done, all: setUpItems.length })}
      />
      <Card padding="none">
        <RowList
          label={t('setUp.label')}
          rows={setUpItems.map((item) => ({ key: item, row: <Item item={item} state={states[item]} /> }))}
        />
      </Card>
    </Stack>
  )
}

function Item({ item, state }: { item: SetUpItem; state: SetUpState }) {
  const { t } = useTranslation('afterLogin')
  const { href, Link } = useNavigation()
  const { to, icon } = setUpWays[item]
  const content = {
    leading: <Icon icon={state === 'done' ? CircleCheck : icon} />,
    title: t(`setUp.items.${item}.title`),
    subtitle: t(`setUp.items.${item}.unlocks`),
    trailing: <Tag tone={state === 'toDo' ? 'accent' : 'neutral'}>{t(`setUp.states.${state}`)}</Tag>,
  }
  return state === 'done' || state === 'waits' ? (
    <ListRow {...content} />
  ) : (
    <ListRow {...content} href={href({ to })} Link={Link} />
  )
}

export function SetUpSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  )
}
