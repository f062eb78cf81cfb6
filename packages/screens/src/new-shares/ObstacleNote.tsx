import { Button, NoticeBar } from '@onelot/ui'
import type { RouteTarget } from '../definition/routes.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'

export interface ObstacleNoteProps {
  /** What stands in the way. */
  text: string
  /** Where it is mended; undefined where only time does. */
  way?: RouteTarget | undefined
}

/** Beside the action: why it cannot be taken, and the way to mend it. */
export function ObstacleNote({ text, way }: ObstacleNoteProps) {
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  return (
    <NoticeBar
      action={
        way === undefined ? undefined : (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              navigation.go(way)
            }}
          >
            {titleOf(way.to)}
          </Button>
        )
      }
    >
      {text}
    </NoticeBar>
  )
}
