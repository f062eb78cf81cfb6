import type { ScreenKind } from './screenKind.ts'

/** A list of records, page by page: dividends, until it lists what is its own. */
export const listScreen: ScreenKind = {
  messages: {
    list: { en: 'Newest first', kor: '최신순', tw: '最新在前' },
    empty: { en: 'Nothing here yet', kor: '아직 아무것도 없어요', tw: '目前沒有內容' },
    emptyText: {
      en: 'What you receive is listed here.',
      kor: '받은 내역이 여기에 표시돼요.',
      tw: '收到的項目會列在這裡。',
    },
  },
  firstRead: {
    endpoint: 'dividendsRecords',
    path: 'dividends/records',
    request: 'firstPage',
    imports: "import { firstPage } from '../../base/data/firstPage.ts'\n",
  },
  view: ({ name, path, pascal, component }) => `import { dividendsRecords } from '@onelot/api-client'
import { Card, EmptyState, ListRow, Money } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'

/** ${path} */
export function ${component}() {
  return (
    <BackPage title={useTitleOf()('${name}')}>
      <MemberOnly>
        <${pascal}List />
      </MemberOnly>
    </BackPage>
  )
}

function ${pascal}List() {
  const { t } = useTranslation('${name}')
  const nameOf = useName()
  const pages = usePages(
    dividendsRecords,
    (page) => page,
    ({ records, next }) => ({ items: records, next }),
  )
  return (
    <PagedList
      pages={pages}
      label={t('list')}
      skeleton={<RecordSkeleton />}
      empty={<EmptyState title={t('empty')} description={t('emptyText')} />}
    >
      {(records) => (
        <Card padding="none">
          <RecordMonths
            entries={records}
            headings="months"
            dayOf={({ payDate }) => payDate}
            keyOf={({ id }) => id}
            rowOf={({ instrument, net }) => (
              <ListRow title={nameOf(instrument.name)} trailing={<Money value={net} own fit />} />
            )}
          />
        </Card>
      )}
    </PagedList>
  )
}
`,
  stories: ({ name }) => ({
    world: 'dividendPaid',
    imports: `import { expect } from 'storybook/test'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
`,
    text: `type Context = Parameters<NonNullable<Story['play']>>[0]

const findList = (context: Context) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('${name}:list') })

export const Default: Story = {
  play: async (context) => {
    await expect(await findList(context)).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('${name}:emptyText'))).toBeVisible()
  },
}
export const KeepsOldOnesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findList(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findList(context)),
}
export const Refused: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'dividends/records', refuse: 'SYSTEM_BUSY' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'dividends/records', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'dividends/records', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
`,
  }),
  refused: { refused: 'SYSTEM_BUSY' },
}
