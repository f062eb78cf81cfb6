import { Stack, Text } from '@onelot/ui'
import { Component, type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { compile, reasonOf } from './compile.ts'
import * as styles from './playground.css.ts'
import { playgroundScope } from './scope.ts'

interface CatchProps {
  /** Another code is tried anew. */
  code: string
  children: ReactNode
}
interface CatchState {
  readonly code: string
  readonly why?: string | undefined
}

/** What throws while it is drawn says why in its place. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { code: this.props.code }

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { why: reasonOf(error) }
  }
  static getDerivedStateFromProps({ code }: CatchProps, before: CatchState): CatchState | null {
    return code === before.code ? null : { code, why: undefined }
  }
  override render() {
    return this.state.why === undefined ? this.props.children : <Wrong why={this.state.why} />
  }
}

const Wrong = ({ why }: { why: string }) => (
  <div role="status" className={styles.wrong}>
    <Text as="p" size="small" tone="error">
      {why}
    </Text>
  </div>
)

export interface DrawnProps {
  /** JSX, or the body of a component that returns it. */
  code: string
}

/** Draws code. While it does not compile, what it drew before stays, with the reason under it. */
export function Drawn({ code }: DrawnProps) {
  const compiled = useMemo(() => compile(code, playgroundScope), [code])
  const [shown, setShown] = useState<{ code: string; Component: ComponentType }>()
  if (compiled.kind === 'component' && shown?.code !== code) setShown({ code, Component: compiled.Component })
  return (
    <Stack gap="x4">
      {shown === undefined ? null : (
        <Catch code={shown.code}>
          <shown.Component />
        </Catch>
      )}
      {compiled.kind === 'wrong' ? <Wrong why={compiled.why} /> : null}
    </Stack>
  )
}
