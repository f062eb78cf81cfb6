import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messagePattern } from './messagePattern.ts'
import { readerOf } from './readers.ts'

/** The part of a story's broker that makes calls fail. */
interface Faulty {
  readonly setFaults: (faults: readonly { readonly on: '*'; readonly offline: true }[]) => void
}

type OldStory = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'> & { readonly broker: Faulty }

/** In which a list notices that its end is in sight, and begins to load. */
const FRAMES = 3

/** A list with its end in sight loads the next page by itself. Where that one is missing, the list says so at its end, and not above. */
const loadedInSight = () =>
  waitFor(async () => {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await new Promise(requestAnimationFrame)
      await expect(document.querySelector('[aria-busy=true]')).toBeNull()
    }
  })

/** Refreshes offline: what was shown stays, and the screen says since when it is old. Returns the button, and the text that says so. */
export async function refreshOffline(story: OldStory, findShown: () => Promise<unknown>) {
  const { canvas, userEvent, broker } = story
  const { t, ui } = readerOf(story)
  const reason = t('transport:network')
  await findShown()
  await loadedInSight()
  broker.setFaults([{ on: '*', offline: true }])
  const refresh = canvas.getByRole('button', { name: ui('pull.button') })
  refresh.focus()
  await userEvent.keyboard('{Enter}')
  const notice = await canvas.findByText(
    messagePattern((time) => t('app:notRefreshed', { time, reason }), /\d\d:\d\d/),
  )
  await expect(canvas.queryByText(ui('pull.success'))).toBeNull()
  await findShown()
  return { refresh, notice }
}

/** Refreshes once more online: nothing is said to be old any longer. */
export async function refreshOnceOnline(story: OldStory, findShown: () => Promise<unknown>): Promise<void> {
  const { refresh, notice } = await refreshOffline(story, findShown)
  story.broker.setFaults([])
  await waitFor(() => expect(refresh).not.toHaveAttribute('data-state', 'loading'))
  await story.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(notice).not.toBeInTheDocument())
}
