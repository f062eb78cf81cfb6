import { languages } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { SampleSheet } from './SampleSheet.fixture.tsx'

const meta = {
  title: 'Screens/Form sheet',
  tags: ['screen', 'autodocs'],
  component: SampleSheet,
  args: {
    title: 'New group',
    description: 'Stocks that you watch together.',
    label: 'Name',
    action: 'Save',
    onClose: fn(),
    onDone: fn(),
  },
  parameters: {
    purpose: 'Is a short form in a sheet: its fields, and the one action at its foot.',
    scenario: { world: 'member' },
    argsIn: {
      kor: { title: '새 그룹', description: '함께 지켜볼 종목이에요.', label: '이름', action: '저장' },
      tw: { title: '新增群組', description: '一起關注的股票。', label: '名稱', action: '儲存' },
    },
  },
  // A screen with a form has them among its messages.
  beforeEach: async ({ i18n }) => {
    await Promise.all(languages.map((language) => loadRefusals(i18n, language)))
  },
} satisfies Meta<typeof SampleSheet>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const send = async ({ args, userEvent }: Context) => {
  await userEvent.type(await screen.findByLabelText(args.label), 'Savings')
  await userEvent.click(screen.getByRole('button', { name: args.action }))
}

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: args.title })).toBeVisible()
  },
}

/** Its field is marked by the words of the refusal, and has the focus. */
export const Refused: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await send(context)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: args.action }))
    const name = screen.getByLabelText(args.label)
    const text = readerOf(context).t('refusals:refusals.WATCH_GROUP_EXISTS')
    await waitFor(() => expect(name).toHaveAccessibleDescription(text))
    await expect(name).toHaveFocus()
  },
}

export const UnknownOutcome: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'watchlist/addGroup', hang: true, times: 1 }] },
  },
  play: async (context) => {
    await send(context)
    await context.giveUpAnswer()
    const check = readerOf(context).t('app:unknown.check')
    await expect(await screen.findByRole('button', { name: check })).toBeVisible()
  },
}
