import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Card } from '../primitives/Card/Card.tsx'
import { Inline, Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { useTheme } from '../theme/ThemeContext.ts'
import { swatch, swatchVar } from './Tokens.css.ts'

function Swatches({ title, colours }: { title: string; colours: Readonly<Record<string, string>> }) {
  return (
    <Card>
      <Stack gap="x3">
        <Text as="h2" weight="bold">
          {title}
        </Text>
        {Object.entries(colours).map(([name, value]) => (
          <Inline key={name} gap="x3">
            <span className={swatch} style={assignInlineVars({ [swatchVar]: value })} />
            <Text>{name}</Text>
            <Text tone="muted" size="small">
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}

function Palette() {
  const { palette, theme, marketColours } = useTheme()
  return (
    <Stack>
      <Swatches title={`Colours, ${theme}`} colours={{ ...palette.colour }} />
      <Swatches title={`Market, ${marketColours}`} colours={{ ...palette.market }} />
    </Stack>
  )
}

const meta = {
  title: 'Foundations/Colours',
  tags: ['foundation'],
  component: Palette,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const DarkTaiwan: Story = { globals: { theme: 'dark', marketColours: 'tw' } }
export const LightUnitedStates: Story = { globals: { marketColours: 'us' } }
