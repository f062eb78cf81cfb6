import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { expect, within } from 'storybook/test'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { cx } from '../primitives/cx.ts'
import { vars } from '../tokens/vars.css.ts'
import { Page, Section, Value, valueOf } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

interface Token {
  name: string
  variable: string
}

const tokensOf = (group: Readonly<Record<string, string>>): readonly Token[] =>
  Object.entries(group).map(([name, variable]) => ({ name, variable }))

const lengthOf = (variable: string) => assignInlineVars({ [styles.lengthVar]: variable })

/** A length as long as it is. */
function Lengths({ tokens }: { tokens: readonly Token[] }) {
  return (
    <ul className={styles.rows}>
      {tokens.map(({ name, variable }) => (
        <li key={name} className={styles.row}>
          <Stack gap="x2">
            <Inline justify="between">
              <Text weight="strong">{name}</Text>
              <Value of={variable} />
            </Inline>
            <div className={styles.bar} style={lengthOf(variable)} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

const byHeight = (one: Token, other: Token) => Number(valueOf(one.variable)) - Number(valueOf(other.variable))

function Scales() {
  return (
    <Page
      title="Space"
      about="A grid of four. Space parts things, not borders; hairlines stand between rows only, and only what floats casts a shadow."
    >
      <Section
        title="Space"
        about="Between things and around them; page is the margin of a page, narrower under 360."
      >
        <Lengths tokens={tokensOf(vars.space).filter(({ name }) => name !== 'none')} />
      </Section>
      <Section
        title="Sizes"
        about="What has a height of its own. Those that hold text grow with it, and never shrink below a finger."
      >
        <Lengths tokens={tokensOf(vars.size).filter(({ name }) => !['page', 'focusInset'].includes(name))} />
        <Inline justify="between">
          <Text weight="strong">page, at most</Text>
          <Value of={vars.size.page} />
        </Inline>
      </Section>
      <Section title="Radii">
        <div className={styles.swatches}>
          {tokensOf(vars.radius).map(({ name, variable }) => (
            <Stack key={name} gap="x2">
              <div className={styles.box} style={lengthOf(variable)} />
              <Text weight="strong">{name}</Text>
              <Value of={variable} />
            </Stack>
          ))}
        </div>
      </Section>
      <Section title="Shadows" about="Of sheets, dialogs and toasts; nothing else is lifted.">
        {tokensOf(vars.shadow).map(({ name, variable }) => (
          <Inline key={name} gap="x6">
            <div className={cx(styles.box, styles.afloat)} style={lengthOf(variable)} />
            <Stack gap="x1">
              <Text weight="strong">{name}</Text>
              <Value of={variable} />
            </Stack>
          </Inline>
        ))}
      </Section>
      <Section title="Layers" about="Each lies over those above it in this list.">
        <Stack gap="none" as="ol">
          {[...tokensOf(vars.layer)].sort(byHeight).map(({ name, variable }, index) => (
            <li
              key={name}
              className={styles.layer}
              style={lengthOf(`calc(${String(index)} * ${vars.space.x3})`)}
            >
              <Inline justify="between">
                <Text weight="strong">{name}</Text>
                <Value of={variable} />
              </Inline>
            </li>
          ))}
        </Stack>
      </Section>
      <Section
        title="Safe areas"
        about="What a notch, rounded corners and a home indicator take away. The toolbar's shell sets them here as a device would."
      >
        <Lengths tokens={tokensOf(vars.safeArea)} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Space',
  tags: ['foundation'],
  component: Scales,
} satisfies Meta<typeof Scales>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InAnIosShell: Story = {
  globals: { shell: 'ios' },
  play: async ({ canvas }) => {
    const areas = within(canvas.getByRole('region', { name: 'Safe areas' }))
    await expect(await areas.findByText('47px')).toBeVisible()
    await expect(areas.getByText('34px')).toBeVisible()
  },
}
