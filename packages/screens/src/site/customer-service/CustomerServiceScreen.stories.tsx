import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx'

const meta = {
  title: 'Screens/Customer support',
  tags: ['screen', 'autodocs'],
  component: CustomerServiceScreen,
  parameters: {
    purpose: 'Answers what most people ask, and says when somebody answers the rest.',
    scenario: { screen: 'customerService', world: 'holder' },
  },
} satisfies Meta<typeof CustomerServiceScreen>
export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const searchFor = async (context: Context, text: string) => {
  const field = context.canvas.getByRole('searchbox', { name: readerOf(context).t('customerService:search') })
  await context.userEvent.type(field, text)
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const title = t('customerService:questions.hours.title')
    const question = await context.canvas.findByRole('button', { name: title })
    await context.userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(context.canvas.getByText(t('customerService:questions.hours.answer'))).toBeVisible()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('customerService:guestHint'))).toBeVisible()
    await expect(context.canvas.queryByText(t('customerService:account'))).toBeNull()
  },
}

export const FindsAQuestion: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await searchFor(context, t('customerService:questions.margin.title').slice(0, -1))
    await expect(
      context.canvas.getByRole('button', { name: t('customerService:questions.margin.title') }),
    ).toBeVisible()
    await expect(
      context.canvas.queryByRole('button', { name: t('customerService:questions.prices.title') }),
    ).toBeNull()
  },
}

export const FindsNothing: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await searchFor(context, 'zzzz')
    await expect(context.canvas.getByText(t('customerService:nothing.title'))).toBeVisible()
  },
}

/** Answers need no broker: without it only the hours are missing. */
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'common/config', offline: true }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('customerService:accountHint'))).toBeVisible()
    await expect(
      context.canvas.getByRole('button', { name: t('customerService:questions.open.title') }),
    ).toBeVisible()
  },
}
