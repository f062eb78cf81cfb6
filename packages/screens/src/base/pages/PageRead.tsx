import { Box } from '@onelot/ui'
import { PullArea } from '../lists/PullArea.tsx'
import { Loaded, type LoadedProps } from '../states/Loaded.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'

export interface PageReadProps<T> extends LoadedProps<T> {
  /** On a wide page it is as wide as text is. @defaultValue false */
  measured?: boolean | undefined
}

/** A read that fills a page: pulled down to be read anew, with a note where that failed. */
export const PageRead = <T,>({ read, measured = false, ...loaded }: PageReadProps<T>) => (
  <PullArea reads={[read]}>
    <NotRefreshed reads={[read]} />
    <Box padding="page" measured={measured}>
      <Loaded read={read} {...loaded} />
    </Box>
  </PullArea>
)
