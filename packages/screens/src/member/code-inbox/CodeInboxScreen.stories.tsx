import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { CodeInboxScreen } from './CodeInboxScreen.tsx'

const meta = {
  title: 'Screens/Demo codes',
  tags: ['screen', 'autodocs'],
  component: CodeInboxScreen,
  parameters: {
    purpose: 'Shows the codes that a phone would have received, to the device that asked for them.',
    scenario: { screen: 'codeInbox', world: 'askedForCodes' },
  },
} satisfies Meta<typeof CodeInboxScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The newest first. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await context.canvas.findByRole('list', { name: t('codeInbox:list') })
    const [first, second] = within(list).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t('codeInbox:purposes.resetFundPassword'))
    await expect(second).toHaveTextContent(t('codeInbox:purposes.forgottenPassword'))
    await expect(first).toHaveTextContent(/\d{6}$/)
  },
}

export const NoCode: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('codeInbox:empty.title'))
  },
}

/** Where codes are sent to phones. */
export const NotOffered: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'codes/inbox', refuse: 'PRODUCT_UNAVAILABLE' }] },
  },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.canvas.findByText(t('notOffered:title', { area: titleOf('codeInbox') }))
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'codes/inbox', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'codes/inbox', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'codes/inbox', offline: true }] } },
}
