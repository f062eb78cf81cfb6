import type { Localized } from '../../base/localized.ts'

/** Where banks are that can be paid to. */
export const bankCountries = ['KR', 'TW', 'TH', 'US'] as const
export type BankCountry = (typeof bankCountries)[number]

export interface BankName {
  /** Country and the code that banks of the country have among them, in the United States the routing number: `KR004`, `US021000021`. */
  readonly code: string
  readonly country: BankCountry
  readonly name: Localized
}

type Row = readonly [code: string, en: string, kor: string, tw: string]

const korean: readonly Row[] = [
  ['004', 'KB Kookmin Bank', 'KB국민은행', 'KB 國民銀行'],
  ['088', 'Shinhan Bank', '신한은행', '新韓銀行'],
  ['020', 'Woori Bank', '우리은행', '友利銀行'],
  ['081', 'Hana Bank', '하나은행', '韓亞銀行'],
  ['011', 'NH NongHyup Bank', 'NH농협은행', 'NH 農協銀行'],
  ['003', 'IBK Industrial Bank', 'IBK기업은행', 'IBK 企業銀行'],
  ['090', 'KakaoBank', '카카오뱅크', 'KakaoBank'],
  ['092', 'Toss Bank', '토스뱅크', 'Toss Bank'],
  ['089', 'K bank', '케이뱅크', 'K bank'],
  ['023', 'SC First Bank', 'SC제일은행', '渣打第一銀行'],
  ['031', 'iM Bank', 'iM뱅크', 'iM 銀行'],
  ['032', 'Busan Bank', 'BNK부산은행', '釜山銀行'],
  ['039', 'Kyongnam Bank', 'BNK경남은행', '慶南銀行'],
  ['034', 'Kwangju Bank', '광주은행', '光州銀行'],
  ['037', 'Jeonbuk Bank', '전북은행', '全北銀行'],
  ['035', 'Jeju Bank', '제주은행', '濟州銀行'],
  ['007', 'Suhyup Bank', 'Sh수협은행', '水協銀行'],
  ['045', 'MG Community Credit', '새마을금고', '新村金庫'],
  ['048', 'Shinhyup', '신협', '信用協同組合'],
  ['071', 'Korea Post', '우체국', '韓國郵政'],
  ['002', 'KDB Bank', 'KDB산업은행', 'KDB 產業銀行'],
  ['027', 'Citibank Korea', '한국씨티은행', '花旗銀行（韓國）'],
]
const taiwanese: readonly Row[] = [
  ['004', 'Bank of Taiwan', '대만은행', '臺灣銀行'],
  ['005', 'Land Bank of Taiwan', '대만토지은행', '土地銀行'],
  ['006', 'Taiwan Cooperative Bank', '합작금고은행', '合作金庫'],
  ['007', 'First Bank', '제일은행 (대만)', '第一銀行'],
  ['008', 'Hua Nan Bank', '화난은행', '華南銀行'],
  ['009', 'Chang Hwa Bank', '장화은행', '彰化銀行'],
  ['012', 'Taipei Fubon Bank', '타이베이푸방은행', '台北富邦銀行'],
  ['013', 'Cathay United Bank', '캐세이유나이티드은행', '國泰世華銀行'],
  ['017', 'Mega Bank', '메가은행', '兆豐銀行'],
  ['700', 'Chunghwa Post', '중화우정', '中華郵政'],
  ['807', 'Bank SinoPac', '시노팩은행', '永豐銀行'],
  ['808', 'E.SUN Bank', '이선은행', '玉山銀行'],
  ['812', 'Taishin Bank', '타이신은행', '台新銀行'],
  ['822', 'CTBC Bank', 'CTBC은행', '中國信託銀行'],
  ['824', 'LINE Bank', '라인뱅크', 'LINE Bank 連線銀行'],
]
const thai: readonly Row[] = [
  ['002', 'Bangkok Bank', '방콕은행', '盤谷銀行'],
  ['004', 'Kasikornbank', '카시콘은행', '開泰銀行'],
  ['006', 'Krungthai Bank', '끄룽타이은행', '泰京銀行'],
  ['011', 'TTB Bank', 'TTB은행', 'TTB 銀行'],
  ['014', 'Siam Commercial Bank', '시암상업은행', '匯商銀行'],
  ['025', 'Krungsri', '끄룽시은행', '大城銀行'],
]

const american: readonly Row[] = [
  ['021000021', 'Chase', '체이스은행', '摩根大通銀行'],
  ['026009593', 'Bank of America', '뱅크오브아메리카', '美國銀行'],
  ['121000248', 'Wells Fargo', '웰스파고은행', '富國銀行'],
  ['021000089', 'Citibank', '씨티은행 (미국)', '花旗銀行（美國）'],
  ['091000022', 'U.S. Bank', 'US은행', '合眾銀行'],
  ['043000096', 'PNC Bank', 'PNC은행', 'PNC 銀行'],
  ['061000104', 'Truist Bank', '트루이스트은행', 'Truist 銀行'],
  ['031101266', 'TD Bank', 'TD은행', 'TD 銀行'],
  ['031176110', 'Capital One', '캐피털원', '第一資本銀行'],
  ['042000314', 'Fifth Third Bank', '피프스서드은행', '五三銀行'],
  ['011500120', 'Citizens Bank', '시티즌스은행', '公民銀行'],
  ['041001039', 'KeyBank', '키뱅크', 'KeyBank'],
  ['062000019', 'Regions Bank', '리전스은행', '地區銀行'],
  ['022000046', 'M&T Bank', 'M&T은행', 'M&T 銀行'],
  ['044000024', 'Huntington Bank', '헌팅턴은행', '杭廷頓銀行'],
  ['121202211', 'Charles Schwab Bank', '찰스슈왑은행', '嘉信銀行'],
  ['124003116', 'Ally Bank', '앨라이은행', 'Ally 銀行'],
  ['031100649', 'Discover Bank', '디스커버은행', 'Discover 銀行'],
  ['314074269', 'USAA', 'USAA', 'USAA'],
  ['256074974', 'Navy Federal Credit Union', '네이비페더럴 신용조합', '海軍聯邦信用合作社'],
]

const of = (country: BankCountry, rows: readonly Row[]): readonly BankName[] =>
  rows.map(([code, en, kor, tw]) => ({ code: country + code, country, name: { en, kor, tw } }))

/** Those that can be paid to, by country, the large ones first. */
export const banks: readonly BankName[] = [
  ...of('KR', korean),
  ...of('TW', taiwanese),
  ...of('TH', thai),
  ...of('US', american),
]

export const bankOf = (code: string): BankName | undefined => banks.find((bank) => bank.code === code)

/** How account numbers begin that no other bank gives, with their length. */
const numbers: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^3333\d{9}$/, 'KR090'],
  [/^100[256]\d{9}$/, 'KR020'],
  [/^30[12]\d{10}$/, 'KR011'],
  [/^110\d{9}$/, 'KR088'],
  [/^900[23]\d{9}$/, 'KR045'],
]

/** The bank that a number is of, where the number tells; it is offered, never taken for granted. @param digits without separators */
export const bankOfNumber = (digits: string): BankName | undefined => {
  const code = numbers.find(([pattern]) => pattern.test(digits))?.[1]
  return code === undefined ? undefined : bankOf(code)
}
