import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { type Step, journey, readingIn, step } from '../journey.ts'
import { readers } from '../readers.ts'
import { changeLanguage, goBack, leaveSearch, openTab, search } from '../steps.ts'
import { appleTradesAt } from '../tradingSteps.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/Appearance on the way',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'member', opens: { to: 'market' } } },
  globals: { language: 'en', marketColours: 'kr' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const takeAmericanColours = step('takes American market colours', async ({ userEvent, t, titleOf }) => {
  await userEvent.click(await screen.findByRole('link', { name: titleOf('settings') }))
  const select = await screen.findByRole('combobox', { name: t('settings:marketColours.label') })
  await userEvent.selectOptions(select, t('settings:marketColours.us'))
})

const apple = () => screen.findByRole('link', { name: /AAPL/ })

const findApple = (name: string): Step =>
  step(`finds ${name}, for which they searched`, async ({ t }) => {
    await expect(await apple()).toHaveTextContent(name)
    await expect(screen.getByRole('searchbox', { name: t('search:label') })).toHaveValue('aapl')
  })

/** The colour in which the day's change is told. */
function changeColour() {
  let seen = ''
  const look = async () => getComputedStyle(within(await apple()).getByText(/%$/)).color
  return {
    isSeen: step('sees in which colour it moves', async () => {
      seen = await look()
    }),
    isAnother: step('sees it in another colour', async () => {
      await expect(await look()).not.toBe(seen)
    }),
  }
}

const colour = changeColour()

/** What is shown changes at once, in what is searched too. */
export const ChangesLanguageAndColours: Story = {
  play: journey(
    appleTradesAt('150.00'),
    search('aapl'),
    findApple('Apple Inc.'),
    colour.isSeen,
    leaveSearch,
    openTab('mine'),
    changeLanguage(readers.kor),
    readingIn(
      readers.kor,
      goBack,
      takeAmericanColours,
      goBack,
      openTab('market'),
      search('aapl'),
      findApple('애플'),
      colour.isAnother,
    ),
  ),
}
