import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf, readers } from '../../../testing/readers.ts'
import { languageName } from '../../base/i18n/languageName.ts'
import { LanguageFirstScreen } from './LanguageFirstScreen.tsx'

const meta = {
  title: 'Screens/Language first',
  tags: ['screen', 'autodocs'],
  component: LanguageFirstScreen,
  parameters: {
    purpose: 'Asks for the language before anything else is read.',
    scenario: { screen: 'languageFirst', world: 'guest' },
  },
} satisfies Meta<typeof LanguageFirstScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const other = readerOf(context).language === 'kor' ? readers.tw : readers.kor
    await userEvent.click(canvas.getByRole('button', { name: languageName(other.language).name }))
    await canvas.findByText(other.t('languageFirst:choose'))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'landing' })
  },
}
