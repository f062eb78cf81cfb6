import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, money, inLanguage } from '@onelot/domain'
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
      {phases(inLanguage(offerTexts, language)).map((offer) => (
        <ProductCard key={offer.phase} {...offer} />
      ))}
    </Stack>
  )
}
const withoutQuota = { quota: undefined, deadline: undefined, chance: undefined } as const
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

const lendingIn = (
  interest: string,
  note: string,
  term: string,
  days: string,
  least: string,
  lent: string,
) => ({
  figure: { label: interest, value: '3.20%', note },
  facts: [
    { label: term, value: days },
    { label: least, value: '₩10,000,000' },
  ],
  quota: { label: lent, used: decimal('46'), total: decimal('50'), unit: 'places' as const },
})
/** Shares that are lent, by the places that are left. */
export const AnotherKind: Story = {
  args: {
    ...lendingIn(
      'Interest a year',
      'Paid at the end of the term',
      'Term',
      '90 days',
      'At least',
      'Lent so far',
    ),
    deadline: undefined,
    chance: undefined,
    timeline: undefined,
  },
  parameters: {
    argsIn: {
      kor: lendingIn('연 이자율', '만기에 지급', '기간', '90일', '최소 금액', '현재 대여'),
      tw: lendingIn('年利率', '到期支付', '期間', '90 天', '最低金額', '目前出借'),
    },
  },
}

const hugeIn = ({ least, subscribed }: OfferTexts) => ({
  figure: { label: least, value: money('KRW', '999999999999999') },
  quota: {
    label: subscribed,
    used: decimal('999999999999998'),
    total: decimal('999999999999999'),
    unit: 'KRW' as const,
  },
})
export const EdgeValues: Story = {
  args: {
    ...hugeIn(offerTexts.en),
    name: 'The Very Long Registered Name of a Holding Company That Nobody Could Ever Shorten, Incorporated',
    mine: 'You applied for 999,999,999 shares. The result comes on Mar 13.',
  },
  parameters: {
    argsIn: {
      kor: {
        ...hugeIn(offerTexts.kor),
        name: '누구도 줄여 부를 수 없을 만큼 등록된 이름이 매우 긴 지주회사 주식회사',
        mine: '999,999,999주를 청약했어요. 결과는 3월 13일에 나와요.',
      },
      tw: {
        ...hugeIn(offerTexts.tw),
        name: '登記名稱長到任何人都無法縮短的國際投資控股股份有限公司',
        mine: '您已申購 999,999,999 股，3 月 13 日公布結果。',
      },
    },
  },
}
