import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../primitives/Button/Button.tsx'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { vars } from '../tokens/vars.css.ts'
import { Page, Section, Value } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

const { easeOut, ...durations } = vars.motion

const uses: Readonly<Record<keyof typeof durations, string>> = {
  fast: 'Answers a finger: a press, a switch, a tint.',
  normal: 'Something comes or goes in its place.',
  sheet: 'A sheet rises or sinks.',
  tick: 'A price that has just changed stands in its tint.',
  swipe: 'A carousel or a page of tabs settles.',
  wait: 'A bar fills while a request may still be answered.',
}

function isDuration(name: string): name is keyof typeof uses {
  return name in uses
}

function Durations() {
  const [at, setAt] = useState<'start' | 'end'>('start')
  return (
    <Page
      title="Motion"
      about="Short, eased out, and never in a loop. A gesture follows the finger and settles. Where less motion is asked for, things fade or stand."
    >
      <Section title="Durations" about="All run on one curve; each takes its own time.">
        <Button variant="secondary" onClick={() => setAt(at === 'start' ? 'end' : 'start')}>
          {at === 'start' ? 'Play' : 'Play back'}
        </Button>
        <ul className={styles.rows}>
          {Object.entries(durations).map(([name, variable]) => (
            <li key={name} className={styles.row}>
              <Stack gap="x2">
                <Inline justify="between">
                  <Text weight="strong">{name}</Text>
                  <Value of={variable} />
                </Inline>
                <Text size="small" tone="secondary">
                  {isDuration(name) ? uses[name] : name}
                </Text>
                <div className={styles.track} data-at={at}>
                  <div
                    className={styles.dot}
                    data-at={at}
                    style={assignInlineVars({ [styles.durationVar]: variable })}
                  />
                </div>
              </Stack>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Easing" about="Starts at once, arrives gently.">
        <Inline justify="between">
          <Text weight="strong">easeOut</Text>
          <Value of={easeOut} />
        </Inline>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['foundation'],
  component: Durations,
} satisfies Meta<typeof Durations>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Played: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(canvas.getByRole('button', { name: 'Play back' })).toHaveFocus()
  },
}
