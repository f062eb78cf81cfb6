import { useState } from 'react'

/** How often it was opened: a key by which a sheet begins anew each time, and forgets a choice that was abandoned. */
export function useOpenings(open: boolean): number {
  const [{ openings, wasOpen }, setSeen] = useState({ openings: 0, wasOpen: open })
  if (wasOpen !== open) setSeen({ openings: open ? openings + 1 : openings, wasOpen: open })
  return openings
}
