import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsArticle } from './NewsArticle.tsx'
import { sampleNews } from './sampleNews.ts'

const [sample] = sampleNews
if (sample === undefined) throw new Error('there is no sample')

const meta = {
  title: 'Screens/News detail/Kinds',
  tags: ['screen'],
  component: NewsArticle,
  args: { news: sample, quote: undefined },
  parameters: { scenario: { screen: 'newsDetail', world: 'guest' } },
} satisfies Meta<typeof NewsArticle>
export default meta
type Story = StoryObj<typeof meta>

/** Every headline that there is, with its text. */
export const EveryKind: Story = {
  render: () => (
    <>
      {sampleNews.map((news) => (
        <NewsArticle key={news.id} news={news} quote={undefined} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const headlines = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headlines).toHaveLength(sampleNews.length)
    await expect(new Set(headlines).size).toBe(sampleNews.length)
    // Prices have their currency and their ticks, rates no sign beside the words that say which way.
    await expect(canvas.getAllByText(/[₩￦]13,660/)).not.toHaveLength(0)
    await expect(await canvas.findAllByText(/2,712\.40/)).not.toHaveLength(0)
    await expect(canvas.queryByText(/[-−]5\.08|undefined|\{\{/)).toBeNull()
  },
}
