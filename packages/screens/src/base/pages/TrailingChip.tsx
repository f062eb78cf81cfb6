import { Box } from '@onelot/ui'
import { PracticeChip } from '../shell/PracticeChip.tsx'

/** The label of practice money at the end of a page's bar. */
export const TrailingChip = () => (
  <Box paddingInline="x3">
    <PracticeChip />
  </Box>
)
