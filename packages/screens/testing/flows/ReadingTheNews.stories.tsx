import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Person, journey, step } from '../journey.ts'
import { goBack } from '../steps.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/Reading the news',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'holder', opens: { to: 'news' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const hotNews = async ({ t }: Person) =>
  within(await screen.findByRole('region', { name: t('news:hot.list') })).getAllByRole('listitem')
const firstOf = async (person: Person): Promise<HTMLElement> => {
  const [first] = await hotNews(person)
  if (first === undefined) throw new Error('there is no news')
  return first
}

const openFirst = step('opens what is on top', async (person) => {
  const { userEvent } = person
  const first = await firstOf(person)
  const headline = within(first).getByRole('link').firstElementChild?.textContent
  await userEvent.click(within(first).getByRole('link'))
  const article = within(await screen.findByRole('article'))
  await expect(article.getByRole('heading', { level: 2 })).toHaveTextContent(headline ?? '')
})

const isDimmed = step('finds it dimmed, and what is below it not', async (person) => {
  await waitFor(async () => {
    const [first, second] = await hotNews(person)
    await expect(first).toHaveAttribute('data-read', 'true')
    await expect(second).toHaveAttribute('data-read', 'false')
  })
})

/** What was read is dimmed when one comes back to the list. */
export const ReadsOneAndComesBack: Story = {
  play: journey(openFirst, goBack, isDimmed),
}
