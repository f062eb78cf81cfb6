import type { Translated } from '../../../base/i18n/resources.ts'
import type { afterLogin as en } from './en.ts'

export const afterLogin = {
  arrived: '모의 투자금이 들어왔어요',
  text: '실제 돈이 아니에요. 이 자산으로 얻는 이익이나 손실은 실제로 생기지 않아요.',
  list: '받은 모의 투자금',
  opened: { title: '계좌를 개설했어요', text: '입금하면 거래할 수 있어요.' },
  onward: '시장 둘러보기',
  setUp: {
    title: '계좌 설정을 마쳐 주세요',
    text: '거래는 지금도 할 수 있어요. 출금하려면 아래가 필요해요.',
    label: '계좌 설정',
    progress: '{{all, number}}개 중 {{done, number}}개 완료',
    later: '나중에 하기',
    states: {
      done: '완료',
      underReview: '심사 중',
      rejected: '거절',
      toDo: '할 일',
      waits: '대기',
    },
    items: {
      realName: {
        title: '본인 인증',
        unlocks: '입금, 신용거래, 출금을 할 수 있어요.',
        action: '본인 인증하기',
      },
      fundPassword: {
        title: '출금 비밀번호',
        unlocks: '본인만 돈을 출금할 수 있어요.',
        action: '출금 비밀번호 설정하기',
      },
      payee: {
        title: '은행 계좌',
        unlocks: '출금한 돈을 받아요. 위 두 가지가 필요해요.',
        action: '은행 계좌 추가하기',
      },
    },
  },
} satisfies Translated<typeof en>
