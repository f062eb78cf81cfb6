import type { ReactNode } from 'react'
import { type Step, Steps } from '../Steps/Steps.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Splash.css.ts'

export interface SplashProps {
  /** The site's own name: the screen's level-one heading. Its place is empty until it is known. */
  name: string | undefined
  /** The site's logo, a picture beside its name: it needs no name of its own. */
  logo?: ReactNode
  /** One line under the name. */
  tagline?: string | undefined
  /** What the steps lead to: `Starting`. */
  label: string
  /** Settings, language, session. */
  steps: readonly Step[]
  /** What one may do when a step has failed: try again. */
  action?: ReactNode
}

/** The first screen: name and logo of the site, and the progress of the start. */
export function Splash({ name, logo, tagline, label, steps, action }: SplashProps) {
  return (
    <main className={styles.splash}>
      <div className={styles.brand}>
        {logo === undefined ? null : (
          <span aria-hidden className={styles.logo}>
            {logo}
          </span>
        )}
        {name === undefined ? (
          <Text size="display" aria-hidden>
            {'\u00a0'}
          </Text>
        ) : (
          <Text as="h1" size="display" weight="bold">
            {name}
          </Text>
        )}
        {tagline === undefined ? null : (
          <Text as="p" tone="secondary">
            {tagline}
          </Text>
        )}
      </div>
      <div className={styles.progress}>
        <Steps label={label} steps={steps} live />
        {action}
      </div>
    </main>
  )
}
