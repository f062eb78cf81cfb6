import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { ExtendedHoursScreen } from './ExtendedHoursScreen.tsx'

const meta = {
  title: 'Screens/Extended hours',
  tags: ['screen', 'autodocs'],
  component: ExtendedHoursScreen,
  parameters: {
    purpose:
      'Shows which market is in which session, when the next begins, and what moves outside the regular one.',
    scenario: { screen: 'extendedHours', world: 'marketClosed' },
  },
} satisfies Meta<typeof ExtendedHoursScreen>
export default meta
type Story = StoryObj<typeof meta>

/** On a Saturday: what was traded after the close of Friday, by its distance from that close. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const sessions = await canvas.findByRole('list', { name: t('extendedHours:sessions') })
    await expect(within(sessions).getAllByRole('listitem')).toHaveLength(6)
    const movers = await canvas.findByRole('list', { name: t('extendedHours:movers') })
    await waitFor(() => expect(within(movers).getAllByRole('link').length).toBeGreaterThan(3))
    await expect(canvas.getByText(t('extendedHours:orders'))).toBeVisible()
  },
}

/** The practice calendar has the regular session all day. */
export const RegularSession: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const none = await context.canvas.findAllByText(t('extendedHours:none'))
    await expect(none).toHaveLength(6)
  },
}

export const AnotherMarket: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const findMovers = async () => {
      const movers = await canvas.findByRole('list', { name: t('extendedHours:movers') })
      return within(movers).findAllByRole('link')
    }
    const [first] = await findMovers()
    const leader = first?.getAttribute('href')
    await userEvent.click(canvas.getByRole('button', { name: t('extendedHours:markets.TWSE') }))
    await waitFor(async () => {
      const movers = await findMovers()
      await expect(movers[0]).not.toHaveAttribute('href', leader)
      await expect(movers.length).toBeGreaterThan(3)
    })
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'largest' },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'market/sessions', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'market/sessions', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
