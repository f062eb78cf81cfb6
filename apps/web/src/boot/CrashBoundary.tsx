import { Component, type ReactNode } from 'react'
import { ChunkError } from '../pages/chunks.ts'
import { Notice } from './Notice.tsx'
import { reload } from './reload.ts'
import type { BootMessages } from './messages.ts'

interface Props {
  messages: BootMessages
  /** Around the whole app: no router is left to follow a link, so that another address tries again too. */
  outermost?: boolean | undefined
  /** What shows where a script did not arrive. @defaultValue what needs nothing that could be missing */
  missing?: ((onRetry: () => void) => ReactNode) | undefined
  children: ReactNode
}

interface State {
  readonly error: unknown
  readonly crashed: boolean
}

/** Nothing that a screen throws leaves the page blank. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined, crashed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true }
  }

  override componentDidMount(): void {
    if (this.props.outermost) addEventListener('hashchange', this.retryElsewhere)
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.retryElsewhere)
  }

  private readonly retryElsewhere = (): void => {
    if (this.state.crashed) this.retry()
  }

  private readonly retry = (): void => {
    // A browser keeps an import that failed: only a page that is loaded anew asks for it again.
    if (this.state.error instanceof ChunkError) void reload()
    else this.setState({ error: undefined, crashed: false })
  }

  override render(): ReactNode {
    const { messages, missing, children } = this.props
    if (!this.state.crashed) return children
    const isMissing = this.state.error instanceof ChunkError
    if (isMissing && missing !== undefined) return missing(this.retry)
    const title = isMissing ? messages.chunkMissing : messages.crashed
    return <Notice messages={messages} title={title} onRetry={this.retry} />
  }
}
