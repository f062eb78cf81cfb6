import type { MessageOnWire } from '@onelot/api-client'
import { type Kind, instant, languages, money } from '@onelot/domain'
import { Card, RowList } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Reader, readerOf } from '../../../testing/readers.ts'
import { addBundles } from '../../base/i18n/addBundles.ts'
import { useMessageText } from '../../parts/new-messages/kinds.ts'
import { MessageRow } from './MessageRow.tsx'
import { screen as messages } from './screen.ts'

/** A message as the list shows it, of a product that this broker has no words for: no world sends it. */
function SaidMessage({ message }: { message: MessageOnWire }) {
  const textOf = useMessageText([])
  return (
    <Card padding="none">
      <RowList
        label={message.kind}
        rows={[
          {
            key: message.id,
            row: <MessageRow message={message} text={textOf(message)} onPress={() => undefined} />,
          },
        ]}
      />
    </Card>
  )
}

const base = { id: 'm-1', at: instant(Date.parse('2026-03-10T01:30:00Z')), read: false }
const held = money('USD', '1250.00')
const request: Kind = 'unlisted.plan'
type Ended = Extract<MessageOnWire, { readonly kind: 'requestEnded' }>['params']
const ended = (params: Omit<Ended, 'request' | 'id'>): MessageOnWire => ({
  ...base,
  kind: 'requestEnded',
  params: { request, id: 'r-1', amount: held, ...params },
})
const matured: MessageOnWire = {
  ...base,
  kind: 'product',
  params: { name: 'unlisted.matured', amount: held, at: base.at },
}

const meta = {
  title: 'Screens/Messages/Of products',
  tags: ['screen'],
  component: SaidMessage,
  parameters: { scenario: { world: 'member' } },
  args: { message: matured },
  beforeEach: async ({ i18n }) => {
    for (const language of languages) addBundles(i18n, language, await messages.messages[language]())
  },
} satisfies Meta<typeof SaidMessage>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const says = (expected: (reader: Reader) => readonly string[]) => async (context: Context) => {
  const row = await context.canvas.findByRole('button')
  for (const text of expected(readerOf(context))) await expect(row).toHaveTextContent(text)
}
const generally = (ending: Ended['ending'], { t }: Reader): string =>
  t(`notices:requestEnded.${ending}`, { request: t('notices:request') })

export const ARequestPassed: Story = {
  args: { message: ended({ ending: 'passed' }) },
  play: says((reader) => [generally('passed', reader), '1,250']),
}
export const ARequestWasRejectedWithAReason: Story = {
  args: { message: ended({ ending: 'rejected', cause: 'operator', reason: 'Please send a clearer photo.' }) },
  play: says((reader) => [generally('rejected', reader), 'Please send a clearer photo.']),
}
export const ARequestEndedByARestriction: Story = {
  args: { message: ended({ ending: 'rejected', cause: 'restriction' }) },
  play: says((reader) => [generally('rejected', reader), reader.t('notices:requestCause.restriction')]),
}
export const AWithdrawalEndedByAnotherName: Story = {
  args: { message: ended({ ending: 'rejected', cause: 'nameMismatch' }) },
  play: says((reader) => [generally('rejected', reader), reader.t('notices:requestCause.nameMismatch')]),
}
export const NewsInGeneralWords: Story = {
  globals: { hideAmounts: 'shown' },
  play: says(({ t }) => [t('notices:product'), '1,250']),
}
/** The words of a product's folder, as its line in the list brings them. */
export const NewsInWordsOfItsOwn: Story = {
  beforeEach: ({ i18n }) => {
    const unlisted = {
      messages: { matured: { title: 'Saving plan: {{amount}}', detail: 'Since {{at}}' } },
    }
    for (const language of languages) i18n.addResourceBundle(intlLocale(language), 'products', { unlisted })
  },
  play: says(() => ['Saving plan', '1,250', 'Since']),
}
