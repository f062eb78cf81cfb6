import { Button, NoticeBar, Stack } from '@onelot/ui'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'

export interface ObstacleNoteProps {
  /** What stands in the way. */
  text: string
  /** Where it is mended; undefined where only time does. */
  way?: RouteTarget | undefined
  /** What the button to it says. @defaultValue the title of the screen */
  action?: string | undefined
}

/** In the place of an action that cannot be taken: why, and the way to mend it. */
export function ObstacleNote({ text, way, action }: ObstacleNoteProps) {
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  return (
    <Stack gap="x3">
      <NoticeBar>{text}</NoticeBar>
      {way === undefined ? null : (
        <Button block onClick={() => navigation.go(way)}>
          {action ?? titleOf(way.to)}
        </Button>
      )}
    </Stack>
  )
}
