import { Button, CopyButton, SegmentedControl, Stack, Text } from '@onelot/ui'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Globals } from 'storybook/internal/types'
import { withImports } from './compile.ts'
import { Frames } from './Frames.tsx'
import { type Axis, framesOf } from './frames.ts'
import { keptCode } from './kept.ts'
import { LONGEST_LINK, linkTo } from './link.ts'
import * as styles from './playground.css.ts'
import { playgroundScope } from './scope.ts'
import { startCode } from './startCode.ts'
import { useCode } from './useCode.ts'

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
  /** The name under which the tab keeps what is typed. @defaultValue the designer's own */
  keptAs?: string | undefined
}

/** JSX of the widgets, drawn as it is typed, and shared by a link. */
export function Playground(props: PlaygroundProps) {
  const { globals, address = location.href, keptAs = 'onelot.playground' } = props
  const kept = useMemo(() => keptCode(keptAs), [keptAs])
  const { code, linked, replaced, isHeld, release, type, replace, answerLink } = useCode(address, kept)
  const [axis, setAxis] = useState<Axis>('one')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const link = useLink(code)
  const answer = (taken: string | undefined) => {
    answerLink(taken)
    field.current?.focus()
  }
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
          {link === undefined ? null : <CopyButton text={link} label="Copy link" />}
          <CopyButton text={withImports(code, playgroundScope)} label="Copy code" />
        </div>
      </header>
      <Stack gap="x3">
        {linked.kind === 'waits' ? (
          <Brought code={linked.code} onAnswer={answer} />
        ) : linked.kind === 'broken' ? (
          <Notice text="The code in this link was cut or changed on its way. Ask for it again." />
        ) : null}
        {isHeld ? (
          <Notice text="The page stopped while it drew this code. Mend it, then draw it.">
            <Button size="small" onClick={release}>
              Draw it
            </Button>
          </Notice>
        ) : null}
        {link !== undefined && link.length > LONGEST_LINK ? (
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
          <Button variant="secondary" size="small" onClick={() => replace(replaced ?? startCode)}>
            {replaced === undefined ? 'Begin anew' : 'Bring mine back'}
          </Button>
        </div>
      </Stack>
      <div className={styles.columns}>
        <div className={styles.editor}>
          <label htmlFor={id}>
            <Text size="small" tone="secondary">
              Code
            </Text>
          </label>
          <textarea
            ref={field}
            id={id}
            className={styles.code}
            value={code}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
        </div>
        <Frames
          key={axis}
          frames={framesOf(axis, globals)}
          code={isHeld ? undefined : code}
          onDrawing={kept.setBeingDrawn}
        />
      </div>
    </main>
  )
}

/** Undefined until it is made, and where it cannot be. */
function useLink(code: string): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let isNewest = true
    const put = (next: string | undefined) => {
      if (isNewest) setLink(next)
    }
    void linkTo(code, window.parent.location).then(put, () => put(undefined))
    return () => {
      isNewest = false
    }
  }, [code])
  return link
}

const Notice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div role="alert" className={styles.notice}>
    <Text as="p">{text}</Text>
    {children}
  </div>
)

interface BroughtProps {
  code: string
  /** With the code, or without where it is left. */
  onAnswer: (taken: string | undefined) => void
}

/** Code of a link may be anybody's, and runs in this page: it is shown, and run when it is asked to. */
const Brought = ({ code, onAnswer }: BroughtProps) => (
  <section className={styles.notice} aria-label="From a link">
    <Text as="p">This link brings code. It runs in this page: read it first.</Text>
    <div className={styles.acts}>
      <Button variant="secondary" size="small" onClick={() => onAnswer(undefined)}>
        Keep mine
      </Button>
      <Button size="small" onClick={() => onAnswer(code)}>
        Run it
      </Button>
    </div>
    <div role="region" aria-label="Code of the link" tabIndex={0} className={styles.brought}>
      {code}
    </div>
  </section>
)
