import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { type ThemeName, themes } from '../tokens/axes.ts'
import { contrast } from '../tokens/contrast.ts'
import { LEAST_CONTRAST, controls, fills, grounds, texts } from '../tokens/contrastPairs.ts'
import { type Colours, colours } from '../tokens/palette.ts'
import { partColours } from '../tokens/partColours.ts'
import { sectorColours, sectorHues } from '../tokens/sectorColours.ts'
import { Code, Page, Section } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

const titles: Readonly<Record<ThemeName, string>> = { light: 'Light', dark: 'Dark' }
const names = Object.keys(colours.light) as (keyof Colours)[]

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Inline gap="x3">
      <span className={styles.swatch} style={assignInlineVars({ [styles.swatchVar]: value })} />
      <Stack gap="none">
        <Text size="small">{name}</Text>
        <Code>{value}</Code>
      </Stack>
    </Inline>
  )
}

function Token({ name }: { name: keyof Colours }) {
  return (
    <li className={styles.row}>
      <Stack gap="x2">
        <Text weight="strong">{name}</Text>
        <div className={styles.swatches}>
          {themes.map((theme) => (
            <Swatch key={theme} name={titles[theme]} value={colours[theme][name]} />
          ))}
        </div>
      </Stack>
    </li>
  )
}

interface PairProps {
  theme: ThemeName
  on: keyof Colours
  ground: keyof Colours
}

/** The words stand on their own colours: what is seen is what is measured. */
function Pair({ theme, on, ground }: PairProps) {
  const [colour, behind] = [colours[theme][on], colours[theme][ground]]
  return (
    <div
      className={styles.pair}
      style={assignInlineVars({ [styles.onVar]: colour, [styles.swatchVar]: behind })}
    >
      <Text tone="inherit" size="small">
        {`${on} on ${ground}`}
      </Text>
      <Text tone="inherit" size="small" weight="bold">
        {contrast(colour, behind).toFixed(1)}
      </Text>
    </div>
  )
}

function Palette() {
  return (
    <Page
      title="Colours"
      about="Ink for what acts, violet for what is chosen, red for errors; red, blue and green are otherwise the market's. Styles name a colour by what it is for."
    >
      <Section title="By name" about="A style writes vars.colour.NAME; only a canvas reads the value.">
        <ul className={styles.rows}>
          {names.map((name) => (
            <Token key={name} name={name} />
          ))}
        </ul>
      </Section>
      {themes.map((theme) => (
        <Section
          key={theme}
          title={`Contrast, ${theme}`}
          about={`Text has at least ${String(LEAST_CONTRAST.text)}:1 on every ground, a control ${String(LEAST_CONTRAST.control)}:1. A test holds each pair.`}
        >
          <div className={styles.pairs}>
            {[...grounds.flatMap((ground) => texts.map((on) => [on, ground] as const)), ...fills].map(
              ([on, ground]) => (
                <Pair key={`${on} ${ground}`} theme={theme} on={on} ground={ground} />
              ),
            )}
          </div>
        </Section>
      ))}
      <Section
        title="Controls"
        about="The edge of a field, the ring of focus, the fill of a button: seen on every ground."
      >
        <div className={styles.halves}>
          {themes.map((theme) => (
            <Stack key={theme} gap="x2" as="ul">
              {controls.map((name) => (
                <li key={name}>
                  <Swatch
                    name={`${titles[theme]}, ${name}: least ${leastOn(theme, name).toFixed(1)}:1`}
                    value={colours[theme][name]}
                  />
                </li>
              ))}
            </Stack>
          ))}
        </div>
      </Section>
      <Section
        title="Parts of a whole"
        about="In a donut, largest first and the rest last; none is the market's."
      >
        <div className={styles.halves}>
          {themes.map((theme) => (
            <Stack key={theme} gap="x2">
              {partColours[theme].map((value, index) => (
                <Swatch key={value} name={`${titles[theme]}, ${String(index + 1)}`} value={value} />
              ))}
            </Stack>
          ))}
        </div>
      </Section>
      <Section
        title="Sectors"
        about="Letters and glyph of a listing's mark on its tint; none is the market's."
      >
        <div className={styles.halves}>
          {themes.map((theme) => (
            <Stack key={theme} gap="x2">
              {sectorHues.map((name) => (
                <Swatch
                  key={name}
                  name={`${titles[theme]}, ${name}`}
                  value={sectorColours[theme][name].ink}
                />
              ))}
            </Stack>
          ))}
        </div>
      </Section>
    </Page>
  )
}

const leastOn = (theme: ThemeName, name: keyof Colours): number =>
  Math.min(...grounds.map((ground) => contrast(colours[theme][name], colours[theme][ground])))

const meta = {
  title: 'Foundations/Colours',
  tags: ['foundation'],
  component: Palette,
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
