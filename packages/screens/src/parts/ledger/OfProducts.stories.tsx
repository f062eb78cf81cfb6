import { instant, languages, money } from '@onelot/domain'
import { Card } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Reader, readerOf } from '../../../testing/readers.ts'
import { screen as fundRecord } from '../../funds/fund-record/screen.ts'
import { addBundles } from '../../base/i18n/addBundles.ts'
import type { RecordedLine } from './entries.ts'
import { LedgerLines } from './LedgerLines.tsx'

const at = (time: string) => instant(Date.parse(`2026-03-10T${time}:00Z`))
const line = (sequence: number, time: string, change: Partial<RecordedLine>): RecordedLine => ({
  sequence,
  at: at(time),
  ref: `r-${String(sequence)}`,
  from: 'available',
  to: 'frozen',
  reason: 'requestHeld',
  money: money('USD', '1250.00'),
  ...change,
})

/** Of a product that this release does not know, and of what a request holds: no world has these lines. */
const meta = {
  title: 'Screens/Fund record/Of products',
  tags: ['screen'],
  component: LedgerLines,
  parameters: { scenario: { world: 'member' } },
  args: {
    label: 'Movements',
    zone: 'Asia/Seoul',
    lines: [
      line(3, '01:30', { to: 'external', reason: 'unlisted.paid', money: money('USD', '40.00') }),
      line(2, '01:20', { from: 'frozen', to: 'available', reason: 'requestReleased' }),
      line(1, '01:10', {}),
    ],
  },
  beforeEach: async ({ i18n }) => {
    for (const language of languages) addBundles(i18n, language, await fundRecord.messages[language]())
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LedgerLines>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const opens =
  (said: (t: Reader['t']) => { readonly name: string; readonly explained: string }) =>
  async (context: Context): Promise<void> => {
    const { name, explained } = said(readerOf(context).t)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: new RegExp(RegExp.escape(name)) }),
    )
    const sheet = within(await screen.findByRole('dialog', { name }))
    await expect(sheet.getByText(explained)).toBeVisible()
  }

export const HeldForARequestAndReleased: Story = {
  play: opens((t) => ({ name: t('ledger:kinds.requestHeld'), explained: t('ledger:explained.requestHeld') })),
}
export const AMovementInGeneralWords: Story = {
  play: opens((t) => ({ name: t('ledger:kinds.other'), explained: t('ledger:explained.other') })),
}
/** The words of a product's folder, as its line in the list brings them. */
export const AMovementInWordsOfItsOwn: Story = {
  beforeEach: ({ i18n }) => {
    const unlisted = { movements: { paid: { name: 'Paid into a plan', explained: 'What the plan took.' } } }
    for (const language of languages) i18n.addResourceBundle(intlLocale(language), 'products', { unlisted })
  },
  play: opens(() => ({ name: 'Paid into a plan', explained: 'What the plan took.' })),
}
