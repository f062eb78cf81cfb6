export { marketNews } from '../../../parts/market-news/messages/en.ts'

export const news = {
  tabs: { label: 'Which news', hot: 'Hot', stock: 'My stocks' },
  hot: { list: 'What moved most in 48 hours', none: 'Nothing stood out in the last 48 hours.' },
  stock: {
    list: 'Of what you watch and hold',
    none: 'No news of your stocks yet',
    noneText: 'What happens to the stocks that you watch or hold is listed here for 30 days.',
    toMarket: 'Choose stocks to watch',
  },
} as const
