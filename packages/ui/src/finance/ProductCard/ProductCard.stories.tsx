import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, money } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { type OfferTexts, inHours, offerFacts, offerTexts, sampleOffer } from './sampleOffers.tsx'
import { productPhases } from './phases.ts'

const applied = fn()
const button = (text: string) => (
  <Button block onClick={applied}>
    {text}
  </Button>
)
const offerIn = (texts: OfferTexts) => ({ ...sampleOffer(texts), action: button(texts.apply) })

const meta = {
  title: 'Finance/ProductCard',
  tags: ['widget', 'autodocs'],
  component: ProductCard,
  args: offerIn(offerTexts.en),
  argTypes: { phase: { control: 'select', options: productPhases } },
  parameters: {
    layout: 'padded',
    argsIn: { kor: offerIn(offerTexts.kor), tw: offerIn(offerTexts.tw) },
  },
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

/** The IPO card. */
export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible()
    await expect(canvas.getByRole('timer', { name: args.deadline?.label ?? '' })).toHaveTextContent(
      t('entry.countdown.daysHours', { days: 2, hours: 4 }),
    )
    const now = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(now).toHaveLength(1)
    await expect(now[0]).toHaveTextContent(args.timeline?.dates[0]?.label ?? '')
  },
}

export const Playground: Story = {
  args: {
    href: '#/offer',
    Link: ({ href, className, children }) => (
      <a href={href} className={className}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    applied.mockClear()
    const link = canvas.getByRole('link', { name: args.name })
    await expect(link).toHaveAttribute('href', '#/offer')
    await userEvent.click(canvas.getByRole('button'))
    await expect(applied).toHaveBeenCalledOnce()
  },
}

/** Texts in the language that the toolbar has. */
function InEveryPhase({ phases }: { phases: (texts: OfferTexts) => readonly ProductCardProps[] }) {
  const { language } = useTheme()
  return (
    <Stack gap="x3">
      {phases(offerTexts[language]).map((offer) => (
        <ProductCard key={offer.phase} {...offer} />
      ))}
    </Stack>
  )
}
const withoutQuota = { quota: undefined, deadline: undefined } as const
const phasesOf = (texts: OfferTexts): readonly ProductCardProps[] => [
  {
    ...sampleOffer(texts, 72),
    phase: 'coming',
    quota: undefined,
    deadline: { label: texts.opens, until: inHours(20), over: texts.over },
  },
  { ...sampleOffer(texts, -60), phase: 'toBeDrawn', ...withoutQuota, mine: texts.mine },
  { ...sampleOffer(texts, -150), phase: 'toBePaid', ...withoutQuota, action: button(texts.steps[2]) },
  {
    ...sampleOffer(texts, -230),
    phase: 'listed',
    ...withoutQuota,
    facts: offerFacts(texts, '25000', '21400'),
  },
]
/** Coming, to be drawn, to be paid, listed under its offer price: each with what there is to know of it. */
export const OtherPhases: Story = { render: () => <InEveryPhase phases={phasesOf} /> }

/** The last hour of an offer that is nearly full, priced above what is indicated. */
export const EndsSoon: Story = {
  render: () => (
    <InEveryPhase
      phases={(texts) => [
        {
          ...sampleOffer(texts, -51.5),
          facts: offerFacts(texts, '25000', '23250'),
          quota: {
            label: texts.subscribed,
            used: decimal('98760'),
            total: decimal('100000'),
            unit: 'shares',
          },
        },
        {
          ...sampleOffer(texts, -52),
          phase: 'full',
          quota: {
            label: texts.subscribed,
            used: decimal('312000'),
            total: decimal('100000'),
            unit: 'shares',
          },
        },
      ]}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('00:30:00')).toBeVisible()
    const [, over] = canvas.getAllByRole('timer')
    await expect(over).toHaveTextContent(args.deadline?.over ?? '')
  },
}

/** Of another kind: shares that are lent, by the places that are left. */
export const AnotherKind: Story = {
  args: {
    phase: 'open',
    figure: { label: 'Interest a year', value: '3.20%', note: 'Paid at the end of the term' },
    deadline: undefined,
    timeline: undefined,
    facts: [
      { label: 'Term', value: '90 days' },
      { label: 'At least', value: '₩10,000,000' },
    ],
    quota: { label: 'Lent so far', used: decimal('46'), total: decimal('50'), unit: 'places' },
  },
  parameters: { argsIn: {} },
}

export const EdgeValues: Story = {
  args: {
    name: 'The Very Long Registered Name of a Holding Company That Nobody Could Ever Shorten, Incorporated',
    figure: { label: 'Least money', value: money('KRW', '999999999999999') },
    quota: {
      label: 'Subscribed',
      used: decimal('999999999999998'),
      total: decimal('999999999999999'),
      unit: 'KRW',
    },
    mine: 'You applied for 999,999,999 shares. The result comes on Mar 13.',
  },
  parameters: { argsIn: {} },
}
