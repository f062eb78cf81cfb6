import type { StoryContext } from '@storybook/react-vite'
import { readerOf } from './readers.ts'

type Context = Pick<StoryContext, 'canvas' | 'globals'>

export const findWatchlist = (context: Context, group: string = readerOf(context).t('watching:group')) =>
  context.canvas.findByRole('list', { name: readerOf(context).t('watchlist:list', { group }) })

export const codesOf = (list: HTMLElement) =>
  [...list.querySelectorAll('li')].map((row) => /AAPL|SPX|BITX|USDKRW|\d{6}/.exec(row.textContent)?.[0])
