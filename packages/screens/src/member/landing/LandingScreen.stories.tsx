import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { LandingScreen } from './LandingScreen.tsx'

const meta = {
  title: 'Screens/Landing',
  tags: ['screen', 'autodocs'],
  component: LandingScreen,
  parameters: {
    purpose:
      'Tells somebody who is new what the app is, and leads to registering, logging in or looking round.',
    scenario: { screen: 'landing', world: 'guest' },
  },
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('landing:register') }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'register' })
    await userEvent.click(canvas.getByRole('link', { name: t('landing:enter') }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'home' })
  },
}

/** The broker's own name, logo and colour, once an operator has set them. */
export const AnotherBroker: Story = {
  parameters: { scenario: { world: 'anotherBroker' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Haneul Securities')
    const logo = canvasElement.querySelector('img')
    await expect(logo).toHaveAttribute('src', '/haneul.svg')
    await waitFor(() => expect(logo?.naturalWidth).toBeGreaterThan(0))
  },
}

export const RealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('landing:sentencePlain'))).toBeVisible()
    await expect(context.canvas.queryByText(t('landing:sentence'))).toBeNull()
  },
}
