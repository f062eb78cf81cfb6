import { decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ChangeBadge } from '../finance/ChangeBadge/ChangeBadge.tsx'
import { changeBetween, directions } from '../finance/format/change.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { type MarketColours, type ThemeName, marketColourConventions, themes } from '../tokens/axes.ts'
import { contrast } from '../tokens/contrast.ts'
import { colours, marketPalette } from '../tokens/palette.ts'
import { vars } from '../tokens/vars.css.ts'
import { Code, Page, Section } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

const titles: Readonly<Record<MarketColours, string>> = {
  kr: 'Korea: red up, blue down',
  tw: 'Taiwan, mainland China: red up, green down',
  us: 'United States: green up, red down',
}

const changes = {
  up: changeBetween(decimal('70000'), decimal('71200')),
  down: changeBetween(decimal('70000'), decimal('68900')),
  flat: changeBetween(decimal('70000'), decimal('70000')),
} as const

const ratio = (a: string, b: string) => `${contrast(a, b).toFixed(1)}:1`

/** Real widgets under the variables of one theme and one convention, whatever the toolbar says. */
function Convention({ theme, convention }: { theme: ThemeName; convention: MarketColours }) {
  const colour = colours[theme]
  const market = marketPalette(theme, convention)
  return (
    <div
      className={styles.stage}
      style={{ ...assignInlineVars(vars.colour, colour), ...assignInlineVars(vars.market, market) }}
    >
      <Stack gap="x3">
        <Text weight="strong">{theme === 'light' ? 'Light' : 'Dark'}</Text>
        {directions.map((direction) => (
          <Stack key={direction} gap="x1">
            <Inline justify="between">
              <Inline gap="x3">
                <ChangeBadge change={changes[direction]} size="body" />
                <ChangeBadge change={changes[direction]} variant="tinted" />
              </Inline>
              <Code>{market[direction]}</Code>
            </Inline>
            <Text size="caption" tone="secondary">
              {`${ratio(market[direction], colour.surface)} on a card, ${ratio(market[direction], market[`${direction}Tint`])} on its tint`}
            </Text>
          </Stack>
        ))}
        <Inline>
          <Button variant="down" size="small" block>
            Sell
          </Button>
          <Button variant="up" size="small" block>
            Buy
          </Button>
        </Inline>
        <Text size="caption" tone="secondary">
          {`Words on Sell ${ratio(market.onDownFill, market.downFill)}, on Buy ${ratio(market.onUpFill, market.upFill)}`}
        </Text>
      </Stack>
    </div>
  )
}

function Conventions() {
  return (
    <Page
      title="Market colours"
      about="Which way a price went, in the colours its reader grew up with. An axis of its own, never success or danger, and never alone: an arrow and a sign say the same."
    >
      {marketColourConventions.map((convention) => (
        <Section key={convention} title={titles[convention]}>
          <div className={styles.halves}>
            {themes.map((theme) => (
              <Convention key={theme} theme={theme} convention={convention} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  )
}

const meta = {
  title: 'Foundations/Market colours',
  tags: ['foundation'],
  component: Conventions,
} satisfies Meta<typeof Conventions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
