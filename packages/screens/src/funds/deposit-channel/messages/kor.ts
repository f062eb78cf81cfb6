import type { depositChannel as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { deposits } from '../../../parts/deposit-draft/messages/kor.ts'
export { obstacles } from '../../../parts/fund-requests/messages/kor.ts'

export const depositChannel = {
  gone: {
    title: '더는 쓸 수 없는 입금 방법이에요',
    text: '다른 방법을 선택해 주세요. 전송된 내용은 없어요.',
    action: '다른 방법 선택하기',
  },
  password: {
    text: '이 계좌를 쓸 수 있는 분에게 고객센터에서 비밀번호를 알려 드려요.',
    label: '채널 비밀번호',
    action: '계좌 보기',
    lost: '고객센터',
  },
  practice: '모의 투자금이에요. 실제로 송금하지 마세요.',
  pay: { bank: '이 계좌로 이체해 주세요', wallet: '이 주소로 USDT를 보내 주세요' },
  bank: '은행',
  holder: '예금주',
  number: '계좌번호',
  address: '지갑 주소',
  qr: '지갑 주소 QR 코드',
  paid: '보낼 금액 ({{unit}})',
  reference: '입금 확인 코드',
  referenceText: '이체할 때 입금 확인 코드를 함께 적어 주시면 본인 입금인지 확인할 수 있어요.',
  networkText: '{{network}} 네트워크로만 USDT를 보내 주세요. 다른 네트워크로 보내면 되찾을 수 없어요.',
  credit: { label: '받는 금액', credited: '입금되는 금액', rate: '환율' },
  until: '이 정보는 {{until}}까지 유효해요.',
  over: '이 정보의 유효 시간이 끝났어요. 보내기 전에 새 정보를 확인해 주세요.',
  renew: '새 정보 보기',
  voucher: '이체 내역 사진',
  voucherHint: '금액, 시간, 입금 확인 코드가 보여야 해요.',
  required: '이체 내역 사진을 추가해 주세요.',
  review: '이체를 확인한 뒤 입금 처리해 드려요.',
  submit: '이체했어요',
} as const satisfies Translated<typeof en>
