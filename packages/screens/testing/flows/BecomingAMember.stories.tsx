import type { Meta, StoryObj } from '@storybook/react-vite'
import { journey, readingIn } from '../journey.ts'
import { type Reader, readers } from '../readers.ts'
import {
  chooseLanguageFirst,
  isWelcomed,
  openFundRecord,
  openTab,
  practiceMoney,
  register,
  seeInFundRecord,
} from '../steps.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/Becoming a member',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'guest', opens: { to: 'languageFirst' } } },
  globals: { hideAmounts: 'shown' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The first screen is in the device's language; from there on everything is in the one that was taken. */
const becomesAMember = (reader: Reader): Story => ({
  play: journey(
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

export const InEnglish: Story = becomesAMember(readers.en)
export const InKorean: Story = becomesAMember(readers.kor)
export const InTraditionalChinese: Story = becomesAMember(readers.tw)
