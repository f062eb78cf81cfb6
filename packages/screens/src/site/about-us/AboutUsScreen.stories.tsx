import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { AboutUsScreen } from './AboutUsScreen.tsx'

const meta = {
  title: 'Screens/About us',
  tags: ['screen', 'autodocs'],
  component: AboutUsScreen,
  parameters: {
    purpose: 'Says who runs the service and what it holds to, under the name of the site.',
    scenario: { screen: 'aboutUs', world: 'guest' },
  },
} satisfies Meta<typeof AboutUsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, titleOf } = readerOf(context)
    await expect(canvas.getByRole('heading', { name: t('aboutUs:principles') })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: t('aboutUs:traded') })).toBeVisible()
    await expect(canvas.getByText(t('aboutUs:markets.KRX'))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: titleOf('customerService') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'customerService' })
  },
}
