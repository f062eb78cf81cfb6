import { ErrorState } from '@onelot/ui'
import { Component, type ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

export interface CrashBoundaryProps {
  /** Receives what was thrown. */
  onCrash?: ((error: unknown) => void) | undefined
  /** Before the content is drawn again by the reader's wish. */
  onRetry?: (() => void) | undefined
  /** Draws the content again once it is another; a step in the history does so too. @defaultValue only by the reader's wish */
  outermost?: boolean
  children: ReactNode
}

interface State {
  readonly crashed: boolean
}

/** What its content throws while it is drawn shows as an error with another try, in place of the content alone. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidMount(): void {
    if (this.props.outermost) addEventListener('popstate', this.drawAgain)
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.props.outermost && before.children !== this.props.children) this.drawAgain()
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.drawAgain)
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error)
  }

  private readonly drawAgain = (): void => {
    if (this.state.crashed) this.setState({ crashed: false })
  }

  private readonly retry = (): void => {
    this.props.onRetry?.()
    this.drawAgain()
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crashed onRetry={this.retry} /> : this.props.children
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <ErrorState title={t('failure.crashed')} reassurance={t('failure.safe')} onRetry={onRetry} />
}
