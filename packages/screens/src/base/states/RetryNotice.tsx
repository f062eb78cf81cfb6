import { Button, NoticeBar, useUiMessages } from '@onelot/ui'
import type { ReactNode } from 'react'

export interface RetryNoticeProps {
  /** What could not be read, and why. */
  children: ReactNode
  retrying: boolean
  onRetry: () => void
}

/** What could not be read of a screen whose rest shows, with another try. */
export function RetryNotice({ children, retrying, onRetry }: RetryNoticeProps) {
  const ui = useUiMessages()
  return (
    <NoticeBar
      tone="error"
      action={
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          {ui('retry')}
        </Button>
      }
    >
      {children}
    </NoticeBar>
  )
}
