import type { Translated } from '../../../base/i18n/resources.ts'
import type { increaseDetail as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { increases } from '../../../parts/increases/messages/kor.ts'

export const increaseDetail = {
  guest: { title: '로그인하고 신주 청약하기', text: '조건은 계좌 없이도 볼 수 있어요.' },
  rights: {
    label: '내 신주인수권',
    heldNow: '지금 보유한 주식',
    held: '권리 확정일에 보유한 주식',
    rights: '신주인수권',
    worth: '현재가 기준 가치',
    applied: '청약한 신주',
    onHold: '묶인 금액',
    paid: '낸 금액',
    unused: '사라지는 신주인수권',
    returned: '돌려받은 금액',
    cancel: '청약 취소',
    position: '보유 내역 보기',
    notes: {
      expected:
        '{{at}}까지 주식을 보유하면 받을 수 있어요. 상장 전 주식, 레버리지, 공매도, 카피 트레이딩 주식은 포함되지 않아요.',
      notEnough:
        '신주인수권 하나에 {{shares}}가 필요한데 보유 주식이 더 적어요. {{at}}에 보유한 주식으로 정해져요.',
      none: '신주인수권 하나에 {{shares, 이}} 필요해요. 권리 확정일에 해당하는 주식이 더 적어 신주인수권이 없어요.',
      granted:
        '아무것도 하지 않으면 {{at}}에 신주인수권이 사라져요. 받는 돈은 없고, 회사에서 차지하는 몫이 작아져요.',
      applied: '신주는 {{at}}에 발행돼요. 그전에는 취소할 수 있어요.',
      issued: '신주가 발행됐어요. {{at}}부터 팔 수 있어요.',
      lapsed: '신주인수권을 쓰지 않아 사라졌어요. 받는 금액은 없어요.',
      calledOff: '유상증자가 취소됐어요.',
      split: '권리 확정일 뒤에 주식이 분할되어 끝났어요.',
      delisted: '주식이 상장폐지되어 끝났어요.',
    },
  },
  terms: {
    label: '조건',
    ratio: '배정 비율',
    theoretical: '1주당 이론 가격',
    dilution: '청약하지 않으면',
    dilutionNote: '회사 지분 {{percent}} 감소',
    fee: '수수료',
    noFee: '살 때는 없어요',
  },
  dates: { label: '일정', record: '권리 확정일', use: '청약 기간', sale: '매도 가능' },
  calendar: {
    record: '{{name}}: 유상증자 권리 확정일',
    opens: '{{name}}: 신주 청약 시작',
    lapses: '{{name}}: 쓰지 않은 신주인수권 소멸',
    unlocks: '{{name}}: 신주 매도 가능',
  },
  how: {
    label: '이렇게 진행돼요',
    who: '{{at}}에 주식을 보유하면 신주인수권을 받아요. 대여한 주식과 매도 제한 주식도 포함되고, 1주 미만은 버려요.',
    price: '권리 확정일에는 가격이 바뀌지 않아요. 이론상 신주가 나오면 신주 가격 쪽으로 움직여요.',
    trade: '신주인수권은 사고팔 수 없어요. 쓰지 않으면 받는 돈 없이 사라져요.',
    once: '전부나 일부를 청약해요. 신주가 발행되는 {{at}}까지 청약 금액이 묶여요. 그전에는 취소하고 다시 청약할 수 있어요.',
    lock: '가격이 어떻게 되든 신주는 {{at}} 전에는 팔 수 없어요.',
    callOff: '유상증자가 취소되거나 주식이 분할, 상장폐지되면 묶인 금액을 돌려드려요.',
  },
  apply: {
    action: '신주 청약',
    title: '신주를 몇 주 청약할까요?',
    shares: '신주',
    hint: '최대 {{shares}}',
    facts: '청약 결과',
    unused: '사라지는 신주인수권',
    issued: '신주 발행',
    cheaper: '지금은 시장에서도 이 가격 이하로 살 수 있고, 매도 제한도 없어요.',
    next: '확인하기',
    review: '청약 내용 확인',
    note: '{{at}} 전에는 이 주식을 팔 수 없고, 주가가 산 가격보다 내려갈 수 있어요.',
    confirm: '{{shares}} 청약하기',
  },
  done: {
    title: '청약했어요',
    sentence: '{{name}} {{shares}}, 1주당 {{price}}',
    note: '{{at}}까지 청약 금액이 묶여요. 그전에는 취소할 수 있어요.',
    close: '확인',
  },
} satisfies Translated<typeof en>
