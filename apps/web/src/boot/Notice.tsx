import type { BootMessages } from './messages.ts'

interface NoticeProps {
  messages: BootMessages
  title: string
  onRetry: () => void
}

/** Said in place of a screen that cannot be shown: what happened, what is safe, what to do. Needs nothing that could be missing: its styles are in the page itself (bootStyles.ts). */
export function Notice({ messages, title, onRetry }: NoticeProps) {
  return (
    <main className="boot" role="alert">
      <h1>{title}</h1>
      <p>{messages.safe}</p>
      <button type="button" onClick={onRetry}>
        {messages.retry}
      </button>
      <a href="#/login/start">{messages.toStart}</a>
    </main>
  )
}

/** What the page shows before any script, with a name for screen readers. */
export function Splash({ messages }: { messages: BootMessages }) {
  return (
    <main className="boot" aria-busy="true" aria-label={messages.loading}>
      <img src="./logo.svg" alt="" width="64" height="64" />
      <h1>Onelot</h1>
    </main>
  )
}
