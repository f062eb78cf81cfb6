import type { StoryContext } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { readerOf } from './readers.ts'

/** Scrolls down until the list has all of its pages. */
export const scrollThrough = ({
  canvas,
  globals,
}: Pick<StoryContext, 'canvas' | 'globals'>): Promise<HTMLElement> =>
  waitFor(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight })
    return canvas.getByText(readerOf({ globals }).ui('noMore'))
  })
