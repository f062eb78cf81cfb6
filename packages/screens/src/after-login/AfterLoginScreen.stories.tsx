import { decimal } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { AfterLoginScreen } from './AfterLoginScreen.tsx'

const meta = {
  title: 'Screens/After login',
  tags: ['screen', 'autodocs'],
  component: AfterLoginScreen,
  parameters: {
    purpose: 'Tells a new member which practice money they received, and that it is practice money.',
    scenario: { screen: 'afterLogin', world: 'member' },
  },
} satisfies Meta<typeof AfterLoginScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The currency of the reader's own language is first. */
const first = {
  en: { currency: 'USD', amount: decimal('100000.00') },
  kor: { currency: 'KRW', amount: decimal('100000000') },
  tw: { currency: 'TWD', amount: decimal('3000000.00') },
} as const

export const PracticeMoneyHasArrived: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, language } = readerOf(context)
    await canvas.findByRole('heading', { name: t('afterLogin:arrived') })
    const received = within(await canvas.findByRole('list', { name: t('afterLogin:list') })).getAllByRole(
      'listitem',
    )
    await expect(received).toHaveLength(4)
    await expect(received[0]).toHaveTextContent(formatMoney(intlLocale(language), first[language]))
    await userEvent.click(canvas.getByRole('button', { name: t('afterLogin:onward') }))
    await expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' })
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'largest' },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'fund/records', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'fund/records', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
export const LoadsOnceTheServerAnswers: Story = {
  ...ServerError,
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t, ui } = readerOf(context)
    const retry = await canvas.findByRole('button', { name: ui('retry') })
    broker.setFaults([])
    await userEvent.click(retry)
    await canvas.findByRole('list', { name: t('afterLogin:list') })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvas.getByText(readerOf(context).t('app:member.title'))).toBeVisible(),
    )
  },
}
