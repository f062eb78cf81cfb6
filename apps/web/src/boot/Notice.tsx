import * as styles from './Notice.css.ts'
import type { BootWords } from './words.ts'

interface NoticeProps {
  words: BootWords
  title: string
  onRetry: () => void
}

/** Said in place of a screen that cannot be shown: what happened, what is safe, what to do. Needs nothing that could be missing. */
export function Notice({ words, title, onRetry }: NoticeProps) {
  return (
    <main className={styles.page} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{words.safe}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {words.retry}
      </button>
      <a className={styles.link} href="#/login/start">
        {words.toStart}
      </a>
    </main>
  )
}

/** Before anything is known: the name, and that something is coming. */
export function Splash({ words }: { words: BootWords }) {
  return (
    <main className={styles.page} aria-busy="true" aria-label={words.loading}>
      <h1 className={styles.title}>Onelot</h1>
    </main>
  )
}
