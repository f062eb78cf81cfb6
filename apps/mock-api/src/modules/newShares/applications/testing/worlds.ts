import { applicationsApply, applicationsCancel, applicationsWaive } from '@onelot/api-client'
import { type ApplicationId, type Instant, offerId, plusMs } from '@onelot/domain'
import { offers as rules } from '@onelot/domain/modules/newShares/offers'
import { offerStream } from '../../foundOffer.ts'
import type { OfferInput } from '../../offers/testing/terms.ts'
import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

const HOUR_MS = 3_600_000

/** What differs from one offer to another. Hours are counted from the time of the world. */
interface Announced extends Pick<
  OfferInput,
  'code' | 'name' | 'industry' | 'actualPrice' | 'winningRate' | 'depositRate' | 'minShares' | 'limit'
> {
  readonly id: string
  readonly price: string
  readonly units?: number
  /** Opening, close, draw, payment from and to, issue, listing. */
  readonly hours: readonly [number, number, number, number, number, number, number]
}

const electronics = { en: 'Electronics', kor: '전자', tw: '電子' }
const software = { en: 'Software', kor: '소프트웨어', tw: '軟體' }
const biotechnology = { en: 'Biotechnology', kor: '바이오', tw: '生技' }
const energy = { en: 'Energy', kor: '에너지', tw: '能源' }
const food = { en: 'Food', kor: '식품', tw: '食品' }

const sponsor = { en: 'Onelot Securities', kor: '원랏증권', tw: '萬樂證券' }

/** One offer in each phase, and what applications to earlier ones have come to. */
const announced: readonly Announced[] = [
  {
    id: 'hanbit-robotics',
    code: '204550',
    name: { en: 'Hanbit Robotics', kor: '한빛로보틱스', tw: '韓光機器人' },
    industry: electronics,
    price: '25000',
    hours: [-26, 52, 75, 144, 168, 190, 214],
    winningRate: '0.184',
  },
  {
    id: 'gold-leaf-foods',
    code: '204551',
    name: { en: 'Gold Leaf Foods', kor: '금빛식품', tw: '金葉食品' },
    industry: food,
    price: '8000',
    hours: [-30, 9, 30, 70, 94, 118, 142],
    winningRate: '0.62',
    minShares: 10_000,
  },
  {
    id: 'daon-bio',
    code: '204552',
    name: { en: 'Daon Bio', kor: '다온바이오', tw: '多恩生技' },
    industry: biotechnology,
    price: '42000',
    hours: [20, 68, 92, 160, 184, 208, 232],
    winningRate: '0.08',
  },
  {
    id: 'haesol-energy',
    code: '204553',
    name: { en: 'Haesol Energy', kor: '해솔에너지', tw: '海松能源' },
    industry: energy,
    price: '18000',
    hours: [-72, -20, 22, 70, 94, 118, 142],
    winningRate: '0.35',
  },
  {
    id: 'mirae-chips',
    code: '204554',
    name: { en: 'Mirae Chips', kor: '미래칩스', tw: '未來晶片' },
    industry: electronics,
    price: '50000',
    actualPrice: '52000',
    hours: [-150, -100, -74, -20, 28, 52, 76],
    winningRate: '1',
  },
  {
    id: 'narae-cloud',
    code: '204555',
    name: { en: 'Narae Cloud', kor: '나래클라우드', tw: '娜萊雲端' },
    industry: software,
    price: '31000',
    // Not drawn at nine, when another one reminds of its payment: what comes first of one moment is not determined.
    hours: [-120, -72, -49, 24, 48, 72, 96],
    winningRate: '1',
  },
  {
    id: 'bada-games',
    code: '204556',
    name: { en: 'Bada Games', kor: '바다게임즈', tw: '巴達遊戲' },
    industry: software,
    price: '22000',
    hours: [-190, -160, -140, -96, -40, 12, 44],
    winningRate: '0.9',
  },
  {
    id: 'solbit-solar',
    code: '204557',
    name: { en: 'Solbit Solar', kor: '솔빛솔라', tw: '松光太陽能' },
    industry: energy,
    price: '12000',
    actualPrice: '12500',
    hours: [-230, -210, -200, -180, -150, -120, -46],
    winningRate: '0.75',
  },
  {
    id: 'onsae-medical',
    code: '204558',
    name: { en: 'Onsae Medical', kor: '온새메디컬', tw: '溫賽醫療' },
    industry: biotechnology,
    price: '15000',
    hours: [-228, -212, -202, -182, -152, -122, -44],
    winningRate: '0.0001',
  },
  {
    id: 'garam-logistics',
    code: '204559',
    name: { en: 'Garam Logistics', kor: '가람물류', tw: '佳藍物流' },
    industry: { en: 'Logistics', kor: '물류', tw: '物流' },
    price: '9000',
    hours: [-226, -214, -204, -184, -154, -124, -42],
    winningRate: '1',
  },
  {
    id: 'duri-steel',
    code: '204560',
    name: { en: 'Duri Steel', kor: '두리철강', tw: '杜里鋼鐵' },
    industry: { en: 'Steel', kor: '철강', tw: '鋼鐵' },
    price: '40000',
    hours: [-224, -216, -206, -186, -156, -126, -40],
    winningRate: '1',
    depositRate: '0.05',
  },
]

const UNIT = 10
const UNITS = 20_000

function offerFrom({ id, name, hours, price, units = UNITS, ...one }: Announced, from: Instant): OfferInput {
  const at = (hour: number): Instant => plusMs(from, hour * HOUR_MS)
  const [opensAt, closesAt, drawsAt, paymentFrom, paymentTo, issuesAt, listsAt] = hours
  const { en, kor, tw } = name
  return {
    ...one,
    offer: id,
    market: 'KRX',
    name,
    issuer: { en: `${en} Co., Ltd.`, kor: `${kor} 주식회사`, tw: `${tw}股份有限公司` },
    sponsor,
    dates: {
      opensAt: at(opensAt),
      closesAt: at(closesAt),
      drawsAt: at(drawsAt),
      paymentFrom: at(paymentFrom),
      paymentTo: at(paymentTo),
      issuesAt: at(issuesAt),
      listsAt: at(listsAt),
    },
    provisionalPrice: price,
    unit: UNIT,
    units,
    reason: 'simulated',
  }
}

const DAYS = 10

/** By an operator, ten days before the time of the world. @param open what the first of them has otherwise */
async function announce(
  { broker: { operator, services } }: WorldGuide,
  open: Partial<Announced> = {},
): Promise<void> {
  const from = plusMs(services.clock.now(), DAYS * 24 * HOUR_MS)
  for (const one of announced) {
    const set = await operator.setOffer(offerFrom(one === announced[0] ? { ...one, ...open } : one, from))
    if (!set.ok) throw new Error(`the offer ${one.id} was refused: ${JSON.stringify(set.refusal)}`)
  }
}

/** Ten days go by in which nobody does anything. */
async function announcedOnly(guide: WorldGuide, open?: Partial<Announced>): Promise<void> {
  await guide.register()
  await guide.passRealName()
  await announce(guide, open)
  await guide.advance(`${DAYS} days`)
  await guide.login()
}

/** Has applied for the first offer. Another application is allowed. */
async function priced(guide: WorldGuide): Promise<void> {
  await announcedOnly(guide, { actualPrice: '28000', limit: 2 })
  await guide.call(applicationsApply, { offer: 'hanbit-robotics', shares: 30 })
}

/** Has applied for all that the first offer has. Another application would be allowed. */
async function taken(guide: WorldGuide): Promise<void> {
  await announcedOnly(guide, { units: 2, limit: 2 })
  await guide.call(applicationsApply, { offer: 'hanbit-robotics', shares: 100 })
}

/** Had applied for the first offer, which is called off. */
async function calledOff(guide: WorldGuide): Promise<void> {
  await announcedOnly(guide)
  await guide.call(applicationsApply, { offer: 'hanbit-robotics', shares: 30 })
  const done = await guide.broker.operator.command(rules, offerStream(offerId('hanbit-robotics')), {
    kind: 'offers.callOff',
    reason: 'The company has withdrawn its listing.',
  })
  if (!done.ok) throw new Error(`calling it off was refused: ${done.refusal.code}`)
}

/** May not apply: nobody has verified who they are, or the account is frozen. */
async function stopped(guide: WorldGuide, restriction?: 'frozen'): Promise<void> {
  await guide.register()
  if (restriction !== undefined) {
    await guide.passRealName()
    const command = { kind: 'members.setRestrictions', restrictions: [restriction] } as const
    const set = await guide.broker.operator.setOnMember(demoMember, command)
    if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
  }
  await announce(guide)
  await guide.advance(`${DAYS} days`)
  await guide.login()
}

/** Applies at the times at which each is open, and does nothing more but to give up one that was won and to take one back. */
async function applied(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.passRealName()
  await announce(guide)
  const apply = async (id: string, shares: number): Promise<ApplicationId> =>
    (await guide.call(applicationsApply, { offer: id, shares })).application.id
  await guide.advance('20 h')
  const given = await apply('garam-logistics', 50)
  await apply('solbit-solar', 40)
  await apply('onsae-medical', 30)
  // More than the account has: its payment fails.
  await apply('duri-steel', 4_000)
  await guide.advance('34 h')
  await guide.login()
  await guide.call(applicationsWaive, { application: given })
  await apply('bada-games', 60)
  await guide.advance('48 h')
  await guide.login()
  await apply('mirae-chips', 3_600)
  await guide.advance('24 h')
  await guide.login()
  await apply('narae-cloud', 20)
  await guide.advance('60 h')
  await guide.login()
  await apply('haesol-energy', 30)
  await guide.advance('40 h')
  await guide.login()
  await guide.call(applicationsCancel, { application: await apply('hanbit-robotics', 20) })
  await guide.advance('12 h')
  await guide.login()
  await apply('hanbit-robotics', 30)
  await guide.advance('2 h')
}

const history = `${DAYS} days` as const

/** Of new shares: offers in each phase, and applications in each state. */
export const worlds = {
  /** Verified; offers of new shares in each phase, of which nothing was applied for. */
  offersAnnounced: { history, build: (guide) => announcedOnly(guide) },
  /** The same, and nobody is logged in. */
  offersForGuests: { history, loggedIn: false, build: (guide) => announcedOnly(guide) },
  /** The same offers; the actual price of the first is known and above the provisional one, and the member has applied for it. */
  offersPriced: { history, build: priced },
  /** The same offers, the first so small that the member has applied for all that it has. */
  offerTaken: { history, build: taken },
  /** Had applied for an offer that was called off. */
  offerCalledOff: { history, build: calledOff },
  /** The same offers, before a member whose identity is not verified. */
  offersUnverified: { history, build: (guide) => stopped(guide) },
  /** The same offers, before a member whose account is frozen. */
  offersFrozen: { history, build: (guide) => stopped(guide, 'frozen') },
  /** Has applied for new shares in ten days: an application in each state. */
  appliedForShares: { history, build: applied },
} as const satisfies Readonly<Record<string, World>>
