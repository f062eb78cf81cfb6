import type { SiteTexts } from '@onelot/screens'
import { addressOfLogo } from '../shell/siteIcon.ts'
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

interface SplashProps {
  messages: BootMessages
  /** As it was last read: before the first time, nothing of a name or a look shows. */
  site: SiteTexts | undefined
}

/** What the page shows before the app: name and logo of the site, or their places as in index.html; with a name for screen readers. */
export function Splash({ messages, site }: SplashProps) {
  return (
    <main className="boot" aria-busy="true" aria-label={messages.loading}>
      {site?.title && site.logo ? (
        <>
          <img src={addressOfLogo(site.logo)} alt="" width="64" height="64" />
          <h1>{site.title}</h1>
        </>
      ) : (
        <svg viewBox="0 0 96 100" width="96" height="100" aria-hidden>
          <rect x="16" width="64" height="64" rx="18" />
          <rect y="79" width="96" height="18" rx="6" />
        </svg>
      )}
    </main>
  )
}
