import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Card } from '../Card/Card.tsx'
import { ListRow, RowList } from '../ListRow/ListRow.tsx'
import { Text } from '../Text/Text.tsx'
import type { LinkProps } from '../link.ts'
import { Section } from './Section.tsx'
import { sectionSizes } from './Section.css.ts'

function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

const rows = ['AAPL', '005930', '2330'].map((code) => ({ key: code, row: <ListRow title={code} /> }))

const inLanguages = { argsIn: { kor: { heading: '배당' }, tw: { heading: '股利' } } }

const meta = {
  title: 'Primitives/Section',
  tags: ['widget', 'autodocs'],
  component: Section,
  args: {
    heading: 'Dividends',
    children: (
      <Card padding="none">
        <RowList label="Dividends" rows={rows} />
      </Card>
    ),
  },
  argTypes: {
    size: { control: 'select', options: sectionSizes },
    action: { control: false },
    seeAll: { control: false },
    children: { control: false },
  },
  render: (args) => (
    <Box padding="page">
      <Section {...args} />
    </Box>
  ),
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: inLanguages,
  args: { seeAll: { href: '#dividends', Link } },
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('region', { name: args.heading })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `${t('display.seeAll')} ${args.heading}` }),
    ).toHaveAttribute('href', '#dividends')
  },
}
export const Playground: Story = { parameters: inLanguages }
export const WithANote: Story = {
  parameters: inLanguages,
  args: {
    action: (
      <Text size="caption" tone="secondary">
        USD
      </Text>
    ),
  },
}
export const WithinACard: Story = {
  parameters: inLanguages,
  render: (args) => (
    <Box padding="page">
      <Card>
        <Section {...args} size="body" level="h3">
          <Text size="small">1,234.00</Text>
        </Section>
      </Card>
    </Box>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(args.heading)
  },
}
export const LongText: Story = {
  args: { heading: '이번 달에 들어온 배당과 앞으로 받을 배당 '.repeat(3), seeAll: { href: '#all', Link } },
}
