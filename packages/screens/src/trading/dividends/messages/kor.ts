import type { Translated } from '../../../base/i18n/resources.ts'
import type { dividends as en } from './en.ts'

export const dividends = {
  tabs: { label: '배당', stock: '종목', applications: '신청 내역' },
  held: '보유 종목',
  others: '다른 종목',
  records: '내 배당금, 최신순',
  each: '1주당 {{amount}}',
  exDate: '배당락일 {{date}}',
  pays: '지급일 {{date}}',
  estimated: '세후 예상 금액',
  owed: '세후 금액',
  explained: '배당락일 장이 열릴 때 주식을 가지고 있으면 배당금이 자동으로 지급돼요.',
  none: {
    title: '예정된 배당이 없어요',
    text: '회사가 발표한 배당을 여기에서 볼 수 있어요.',
    toMarket: '시장 보기',
  },
  noRecord: {
    title: '내역이 없어요',
    text: '현금 배당금은 자동으로 지급되고 여기에 표시돼요. 따로 신청하지 않아도 돼요. 현금이나 주식 중에 고르는 배당은 아직 없어요.',
    toStock: '예정된 배당 보기',
  },
  kinds: { received: '배당금', charged: '공매도 배당 지급' },
  status: { entitled: '{{date}} 지급 예정', paid: '{{date}} 지급', charged: '{{date}} 출금' },
  details: {
    amount: '1주당 배당금',
    quantity: '배당락일 보유 수량',
    gross: '세전 금액',
    withheld: '배당소득세',
    net: '받을 금액',
    netPaid: '받은 금액',
    charged: '낸 금액',
    chargedInAll: '청구된 금액',
    missing: '당시 미수금',
    exDate: '배당락일',
    payDate: '지급일',
  },
  chargedText: '배당락일 장이 열릴 때 공매도 중이면 배당금을 내야 해요.',
  missingText:
    '배당락일 장이 열릴 때 공매도 중이면 배당금을 내야 해요. 부족한 금액은 미수금이 되고, 다음에 들어오는 돈으로 갚아요.',
  toStock: '종목 보기',
} satisfies Translated<typeof en>
