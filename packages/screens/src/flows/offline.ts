import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** The part of a story's broker that makes calls fail. */
interface Faulty {
  readonly setFaults: (faults: readonly { readonly on: '*'; readonly offline: true }[]) => void
}

/** Refreshes offline and then online again: what was shown stays, and the screen says since when it is old until it is refreshed. */
export async function refreshOfflineAndOn(
  { canvas, userEvent, broker }: Pick<StoryContext, 'canvas' | 'userEvent'> & { readonly broker: Faulty },
  findShown: () => Promise<unknown>,
): Promise<void> {
  await findShown()
  broker.setFaults([{ on: '*', offline: true }])
  const refresh = canvas.getByRole('button', { name: 'Refresh' })
  refresh.focus()
  await userEvent.keyboard('{Enter}')
  await canvas.findByText(/^Not refreshed since \d\d:\d\d\. No connection/)
  await expect(canvas.queryByText('Up to date')).toBeNull()
  await findShown()
  broker.setFaults([])
  await waitFor(() => expect(refresh).not.toHaveAttribute('data-state', 'loading'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.queryByText(/^Not refreshed since/)).toBeNull())
}
