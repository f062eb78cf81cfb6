import { intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf, readers } from '../../../testing/readers.ts'
import { languageNames } from '../../base/i18n/languageNames.ts'
import { ChangeLanguageScreen } from './ChangeLanguageScreen.tsx'

const meta = {
  title: 'Screens/Change language',
  tags: ['screen', 'autodocs'],
  component: ChangeLanguageScreen,
  parameters: {
    purpose: 'Changes the language of every text at once, and comes back to where the reader was.',
    scenario: { screen: 'changeLanguage', world: 'guest' },
  },
} satisfies Meta<typeof ChangeLanguageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const other = readerOf(context).language === 'tw' ? readers.kor : readers.tw
    await userEvent.click(canvas.getByRole('radio', { name: languageNames[other.language].name }))
    await expect(canvas.getByText('繁體中文')).toHaveAttribute('lang', 'zh-Hant')
    await canvas.findByRole('heading', { name: other.titleOf('changeLanguage') })
    await expect(document.documentElement).toHaveAttribute('lang', intlLocale(other.language))
  },
}
