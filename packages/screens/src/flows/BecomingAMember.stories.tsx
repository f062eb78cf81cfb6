import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reader, journey, readingIn } from './journey.ts'
import { english, korean, taiwanese } from './readers.ts'
import {
  chooseLanguageFirst,
  isWelcomed,
  openFundRecord,
  openTab,
  practiceMoney,
  register,
  seeInFundRecord,
} from './steps.ts'

const meta = {
  title: 'Flows/Becoming a member',
  tags: ['flow'],
  parameters: { scenario: { world: 'guest', opens: { to: 'languageFirst' } } },
  globals: { language: 'en', hideAmounts: 'shown' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The first screen is in the device's language; from there on everything is in the one that was taken. */
const becomesAMember = (reader: Reader): Story => ({
  play: journey(
    english,
    chooseLanguageFirst(reader),
    readingIn(
      reader,
      register,
      isWelcomed,
      openTab('mine'),
      openFundRecord,
      seeInFundRecord(...practiceMoney),
    ),
  ),
})

export const InEnglish: Story = becomesAMember(english)
export const InKorean: Story = becomesAMember(korean)
export const InTraditionalChinese: Story = becomesAMember(taiwanese)
