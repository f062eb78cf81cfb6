import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Person, journey, step } from './journey.ts'
import { goBack } from './steps.ts'

const meta = {
  title: 'Flows/Reading the news',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'holder', opens: { to: 'home' } } },
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

const openAll = step('asks on home for all of the news', async (person) => {
  const { userEvent, t, ui } = person
  const block = within(await screen.findByRole('region', { name: t('marketNews:title') }))
  const link = await block.findByRole('link', { name: (name) => name.includes(ui('display.seeAll')) })
  await userEvent.click(link)
  await expect(await firstOf(person)).toHaveAttribute('data-read', 'false')
})

const openFirst = step('opens what is on top', async (person) => {
  const { userEvent, t } = person
  const first = await firstOf(person)
  const headline = within(first).getByRole('link').firstElementChild?.textContent
  await userEvent.click(within(first).getByRole('link'))
  const article = within(await screen.findByRole('region', { name: t('newsDetail:article') }))
  await expect(article.getByRole('heading', { level: 2 })).toHaveTextContent(headline ?? '')
})

const isDimmed = step('finds it dimmed, and what is below it not', async (person) => {
  await waitFor(async () => {
    const [first, second] = await hotNews(person)
    await expect(first).toHaveAttribute('data-read', 'true')
    await expect(second).toHaveAttribute('data-read', 'false')
  })
})

const openStock = step('goes on to the stock that it is about', async ({ userEvent, t }) => {
  const related = within(await screen.findByRole('list', { name: t('newsDetail:related') }))
  const [stock] = related.getAllByRole('link')
  if (stock === undefined) throw new Error('nothing is related')
  await userEvent.click(stock)
  await screen.findByRole('group', { name: t('stockDetail:actions.label') })
})

/** What was read is dimmed when one comes back to the list. */
export const FromHomeToTheStock: Story = {
  play: journey(openAll, openFirst, goBack, isDimmed, openFirst, openStock),
}
