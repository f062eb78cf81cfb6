import type { Translated } from '../../../base/i18n/resources.ts'
import type { closeAccount as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'

export const closeAccount = {
  lead: '해지하면 되돌릴 수 없어요',
  text: '해지한 계좌는 다시 열 수 없어요. 같은 휴대폰 번호로 새 계좌를 개설할 수는 있어요.',
  obstacles: {
    title: '해지하기 전에 정리해 주세요',
    frozen: { title: '계좌가 동결됐어요', text: '고객센터에 문의해 주세요' },
    positions: { title: '보유 중인 포지션', text: '먼저 정리해 주세요' },
    deposit: { title: '심사 중인 입금', text: '끝날 때까지 기다리거나 취소해 주세요' },
    fundOperation: { title: '심사 중인 입출금 신청', text: '끝날 때까지 기다리거나 취소해 주세요' },
    dividend: { title: '아직 받지 않은 배당금', text: '지급일에 들어와요' },
    review: { title: '심사 중인 신청', text: '끝날 때까지 기다리거나 취소해 주세요' },
    orders: { title: '미체결 주문', text: '먼저 취소해 주세요' },
    product: { title: '진행 중인 상품', text: '종료하거나 끝날 때까지 기다려 주세요' },
    loan: { title: '갚지 않은 대출', text: '먼저 상환해 주세요' },
    debt: { title: '남아 있는 미수금', text: '먼저 입금해 주세요' },
    moneyLeft: { title: '남아 있는 내 돈', text: '먼저 출금해 주세요' },
  },
  atOnce: {
    title: '해지하면 바로',
    loggedOut: '모든 기기에서 로그아웃돼요.',
    erased: '휴대폰 번호, 주민등록번호 앞자리, 사진, 은행 계좌, 지갑을 지워요.',
    invitation: '초대 코드를 더 이상 쓸 수 없어요.',
  },
  forfeits: { title: '사라지는 돈', text: '모의 투자금은 출금할 수 없어요.' },
  kept: {
    title: '법에 따라 보관하는 정보',
    text: '기간이 지나면 아무도 읽을 수 없어요.',
    transactions: '거래와 로그인 기록',
    investments: '주문과 체결 기록',
    name: '암호화한 이름',
    years_other: '{{count, number}}년',
  },
  next: '계속하기',
  form: {
    text: '본인인지 확인할게요.',
    password: '로그인 비밀번호',
    fundPassword: '출금 비밀번호',
    consent: '해지 안내와 <link>보관하는 정보</link>를 확인했어요.',
    submit: '계좌 해지',
  },
  confirm: {
    question: '정말 계좌를 해지할까요?',
    text: '로그아웃돼요. 응답이 없고 다시 로그인할 수 없다면 계좌가 해지된 거예요.',
    action: '계좌 해지',
  },
  done: { title: '계좌를 해지했어요', text: '로그아웃하고 있어요.' },
} satisfies Translated<typeof en>
