import { Button, CopyButton, SegmentedControl, Stack, Text } from '@onelot/ui'
import { useEffect, useId, useState } from 'react'
import type { Globals } from 'storybook/internal/types'
import { Frames } from './Frames.tsx'
import { type Axis, framesOf } from './frames.ts'
import { LONGEST_LINK, linkTo } from './link.ts'
import { playgroundScope, withImports } from './scope.ts'
import * as styles from './playground.css.ts'
import { startCode } from './startCode.ts'
import { type Linked, useCode } from './useCode.ts'

const axes = [
  { value: 'one', label: 'One' },
  { value: 'themes', label: 'Themes' },
  { value: 'languages', label: 'Languages' },
  { value: 'widths', label: 'Widths' },
] as const satisfies readonly { value: Axis; label: string }[]

export interface PlaygroundProps {
  /** What the toolbar says. */
  globals: Globals
  /** The page's address; a link has code in it. @defaultValue where the page is */
  address?: string
}

/** JSX of the widgets, drawn as it is typed, and shared by a link. */
export function Playground({ globals, address = location.href }: PlaygroundProps) {
  const { code, linked, change, run, leave } = useCode(address)
  const [axis, setAxis] = useState<Axis>('one')
  const [link, setLink] = useState('')
  const field = useId()
  useEffect(() => {
    let isNewest = true
    void linkTo(code, window.parent.location).then((next) => {
      if (isNewest) setLink(next)
    })
    return () => {
      isNewest = false
    }
  }, [code])
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Stack gap="x1">
          <Text as="h1" size="display" weight="bold">
            Playground
          </Text>
          <Text as="p" tone="secondary">
            Write JSX of the widgets. Icons, money and the sample market are there without an import.
          </Text>
        </Stack>
        <div className={styles.acts}>
          <CopyButton text={link} label="Copy link" />
          <CopyButton text={withImports(code, playgroundScope)} label="Copy code" />
        </div>
      </header>
      <Stack gap="x3">
        <Brought linked={linked} onRun={run} onLeave={leave} />
        {link.length > LONGEST_LINK ? (
          <Text as="p" tone="secondary" size="small">
            The link is long: some chats cut it. Copy the code instead.
          </Text>
        ) : null}
        <div className={styles.bar}>
          <div className={styles.axes}>
            <SegmentedControl
              label="Frames beside each other"
              segments={axes}
              value={axis}
              onChange={({ value }) => setAxis(value)}
            />
          </div>
          <Button variant="secondary" size="small" onClick={() => change(startCode)}>
            Begin anew
          </Button>
        </div>
      </Stack>
      <div className={styles.columns}>
        <div className={styles.editor}>
          <label htmlFor={field}>
            <Text size="small" tone="secondary">
              Code
            </Text>
          </label>
          <textarea
            id={field}
            className={styles.code}
            value={code}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <Frames key={axis} frames={framesOf(axis, globals)} code={code} />
      </div>
    </main>
  )
}

interface BroughtProps {
  linked: Linked
  onRun: (code: string) => void
  onLeave: () => void
}

/** Code of a link may be anybody's, and runs in this page: it is shown, and run when it is asked to. */
function Brought({ linked, onRun, onLeave }: BroughtProps) {
  if (linked.kind === 'none') return null
  if (linked.kind === 'broken')
    return (
      <div role="alert" className={styles.notice}>
        <Text as="p">The code in this link was cut or changed on its way. Ask for it again.</Text>
      </div>
    )
  return (
    <section className={styles.notice} aria-label="From a link">
      <Text as="p">This link brings code. It runs in this page: read it first.</Text>
      <div className={styles.acts}>
        <Button variant="secondary" size="small" onClick={onLeave}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => onRun(linked.code)}>
          Run it
        </Button>
      </div>
      <div role="region" aria-label="Code of the link" tabIndex={0} className={styles.brought}>
        {linked.code}
      </div>
    </section>
  )
}
