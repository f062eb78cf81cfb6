import { ExternalLink, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { frameAddress } from './frameAddress.ts'
import * as styles from './SandboxedFrame.css.ts'

export interface SandboxedFrameProps {
  /** The address of the page: over https, or of the app's own origin. Any other is refused. */
  src: string
  /** What the page is; it names the frame. */
  title: string
  /** The page has arrived; whether it is the right one cannot be seen from here. */
  onLoad?: (() => void) | undefined
}

/**
 * A page of others, kept apart: it may run scripts and send forms, and has neither the app's origin, nor its storage, nor its window. What does not
 * come to show here can be opened in the browser.
 */
export function SandboxedFrame({ src, title, onLoad }: SandboxedFrameProps) {
  const t = useUiMessages()
  const [loaded, setLoaded] = useState<string>()
  const { shown, opens } = frameAddress(src, document.baseURI)
  const link =
    opens === undefined ? null : (
      <a href={opens} target="_blank" rel="noopener noreferrer" className={styles.open}>
        <span>{t('display.frame.open')}</span>
        <Icon icon={ExternalLink} size="small" />
      </a>
    )
  if (shown === undefined)
    return (
      <EmptyState
        data-state="refused"
        role="alert"
        icon={<Icon icon={ShieldAlert} />}
        title={t('display.frame.refused')}
        description={t('display.frame.refusedHint')}
        action={link}
      />
    )
  const isLoaded = loaded === shown
  return (
    <div className={styles.root}>
      <div className={styles.room} data-state={isLoaded ? 'loaded' : 'loading'} aria-busy={!isLoaded}>
        <iframe
          key={shown}
          src={shown}
          title={title}
          sandbox="allow-scripts allow-forms"
          allow=""
          referrerPolicy="no-referrer"
          className={styles.frame}
          onLoad={() => {
            setLoaded(shown)
            onLoad?.()
          }}
        />
        {isLoaded ? null : (
          <div className={styles.waiting}>
            <SkeletonGroup>
              <Skeleton line="title" width="60%" />
              <Skeleton width="90%" />
              <Skeleton width="75%" />
            </SkeletonGroup>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <Text size="small" tone="secondary">
          <span className={styles.host}>{new URL(shown).host}</span>
        </Text>
        {link}
      </div>
    </div>
  )
}
