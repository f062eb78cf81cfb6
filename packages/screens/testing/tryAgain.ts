import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { readerOf } from './readers.ts'

interface Faulty extends Pick<StoryContext, 'globals' | 'userEvent'> {
  readonly broker: { setFaults(faults: readonly never[]): void }
}

/** Presses what reads again, once the calls that failed until now are answered. */
export async function tryAgain(story: Faulty): Promise<void> {
  const retry = await screen.findByRole('button', { name: readerOf(story).ui('retry') })
  story.broker.setFaults([])
  await story.userEvent.click(retry)
}
