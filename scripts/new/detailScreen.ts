import type { ScreenKind } from './screenKind.ts'

/** The details of one thing: the account, until it reads what is its own. */
export const detailScreen: ScreenKind = {
  messages: {
    details: { en: 'Details', kor: '상세 정보', tw: '詳細資料' },
    account: { en: 'Account', kor: '계좌', tw: '帳戶' },
    opened: { en: 'Opened', kor: '개설일', tw: '開戶日' },
  },
  firstRead: { endpoint: 'memberMe', path: 'member/me', request: '{}' },
  view: ({ name, path, pascal, component }) => `import { memberMe } from '@onelot/api-client'
import { Card, FactList, Skeleton, SkeletonGroup, formatDay, useTheme } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'

/** ${path} */
export function ${component}() {
  return (
    <BackPage title={useTitleOf()('${name}')}>
      <MemberOnly>
        <${pascal}Details />
      </MemberOnly>
    </BackPage>
  )
}

function ${pascal}Details() {
  const { t } = useTranslation('${name}')
  const { locale } = useTheme()
  const read = useRead(memberMe, {})
  return (
    <PageRead read={read} skeleton={<${pascal}Skeleton />}>
      {({ account, openedAt }) => (
        <Card as="section" aria-label={t('details')}>
          <FactList
            facts={[
              { label: t('account'), value: account },
              { label: t('opened'), value: formatDay(locale, openedAt, readerZone()) },
            ]}
          />
        </Card>
      )}
    </PageRead>
  )
}

const ${pascal}Skeleton = () => (
  <SkeletonGroup>
    <Card>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Card>
  </SkeletonGroup>
)
`,
  stories: ({ name }) => ({
    world: 'member',
    imports: `import { expect } from 'storybook/test'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
`,
    text: `type Context = Parameters<NonNullable<Story['play']>>[0]

const findDetails = (context: Context) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('${name}:details') })

export const Default: Story = {
  play: async (context) => {
    await expect(await findDetails(context)).toBeVisible()
  },
}
export const KeepsOldDetailsWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findDetails(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findDetails(context)),
}
export const Refused: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', refuse: 'SYSTEM_BUSY' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
`,
  }),
  refused: { refused: 'SYSTEM_BUSY' },
}
