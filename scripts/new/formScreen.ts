import type { ScreenKind } from './screenKind.ts'

/** A form that sends a command: the name of a group of the watchlist, until it sends what is its own. */
export const formScreen: ScreenKind = {
  messages: {
    text: { en: 'Give it a name.', kor: '이름을 정해 주세요.', tw: '請為它命名。' },
    name: { en: 'Name', kor: '이름', tw: '名稱' },
    send: { en: 'Save', kor: '저장하기', tw: '儲存' },
    saved: { en: 'Saved', kor: '저장했어요', tw: '已儲存' },
  },
  view: ({ name, path, pascal, component }) => `import { watchlistAddGroup } from '@onelot/api-client'
import * as z from 'zod/mini'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { filled } from '../../base/form/fields.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'

const schema = z.object({ name: filled })

/** ${path} */
export function ${component}() {
  const title = useTitleOf()('${name}')
  return useSession().current === undefined ? (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  ) : (
    <${pascal}Form title={title} />
  )
}

function ${pascal}Form({ title }: { title: string }) {
  const { t } = useTranslation('${name}')
  const navigation = useNavigation()
  const command = useCommandForm(schema, watchlistAddGroup, {
    defaults: { name: '' },
    toRequest: (values) => values,
    draft: { name: '${name}', kept: 'tab' },
    success: t('saved'),
    onDone: () => {
      navigation.back()
    },
  })
  return (
    <FormScreen title={title} text={t('text')} command={command} action={t('send')}>
      <FormTextField {...command.field('name')} label={t('name')} autoComplete="off" />
    </FormScreen>
  )
}
`,
  stories: ({ name }) => ({
    world: 'member',
    imports: `import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
`,
    text: `type Context = Parameters<NonNullable<Story['play']>>[0]

const send = async (context: Context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: readerOf(context).t('${name}:send') }))
}
const fillIn = async (context: Context) => {
  const { canvas, userEvent } = context
  await userEvent.type(canvas.getByLabelText(readerOf(context).t('${name}:name')), 'LN-2026')
}

export const Default: Story = {}
export const Sent: Story = {
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await waitFor(() => expect(context.navigation.back).toHaveBeenCalledOnce())
  },
}
export const MarksWhatIsMissing: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await send(context)
    const field = context.canvas.getByLabelText(t('${name}:name'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('refusals:fields.required')))
    await expect(field).toHaveFocus()
  },
}
export const Refused: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'watchlist/addGroup', refuse: 'SYSTEM_BUSY' }] },
  },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.SYSTEM_BUSY'))
  },
}
export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'watchlist/addGroup', hang: true, times: 1 }] },
  },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await context.giveUpAnswer()
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
`,
  }),
  refused: { refused: 'SYSTEM_BUSY' },
}
