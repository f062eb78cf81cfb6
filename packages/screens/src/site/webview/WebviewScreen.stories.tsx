import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { WebviewScreen } from './WebviewScreen.tsx'

const meta = {
  title: 'Screens/Webview',
  tags: ['screen', 'autodocs'],
  component: WebviewScreen,
  args: { url: 'https://evil.example/' },
  parameters: {
    purpose: 'Shows a page of an approved address, kept apart from the app.',
    scenario: { screen: 'webview', world: 'guest' },
  },
} satisfies Meta<typeof WebviewScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An address that the site has not approved. */
export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('webview:refused.title'))
    await expect(context.canvas.queryByRole('link')).toBeNull()
  },
}

/** What the frame shows comes from elsewhere, and is not there in a test. */
export const Approved: Story = {
  args: { url: 'https://help.onelot.example/terms' },
  tags: ['!visual'],
  play: async (context) => {
    const frame = await context.canvas.findByTitle(readerOf(context).titleOf('webview'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(frame).toHaveAttribute('src', 'https://help.onelot.example/terms')
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'common/config', hang: true }] } },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'common/config', offline: true }] } },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') }),
    ).toBeVisible()
  },
}
