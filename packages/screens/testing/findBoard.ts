import type { Board } from '@onelot/api-client'
import type { StoryContext } from '@storybook/react-vite'
import { readerOf } from './readers.ts'

/** The listings of a board, once they are there. */
export const findBoard = (
  story: Pick<StoryContext, 'canvas' | 'globals'>,
  board: Board,
): Promise<HTMLElement> =>
  story.canvas.findByRole('list', { name: readerOf(story).t(`market:boards.${board}`) })
