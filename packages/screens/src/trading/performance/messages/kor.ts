import type { Translated } from '../../../base/i18n/resources.ts'
import type { performance as en } from './en.ts'
export { allocation } from '../../../parts/portfolio/allocation/messages/kor.ts'
export { ledger } from '../../../parts/ledger/messages/kor.ts'
export { portfolio } from '../../../parts/portfolio/messages/kor.ts'

export const performance = {
  currency: '표시 통화',
  return: '시간가중 수익률',
  explained:
    '그동안 입금하거나 출금한 금액과 상관없이 투자 성과만 보여 줘요. 입출금 사이 구간마다 수익률을 구해서 곱했어요.',
  explain: '시간가중 수익률이 무엇인가요?',
  curve: '기간 손익',
  begins: '손익 그래프는 내일부터 보여요.',
  chart: {
    label: '차트에 표시할 내용',
    profit: '손익',
    compared: '지수 비교',
    own: '내 수익률',
    curve: '내 수익률과 {{index}}',
  },
  closings: { title: '최고·최저 거래', best: '최고', worst: '최저' },
  year: {
    title: '연간 손익과 세금',
    choose: '연도',
    profit: '연간 손익',
    text: '1월 1일부터 12월 31일까지, {{zone}} 기준이에요. 금액은 실제로 오간 통화예요.',
    converted: '오늘 환율로 환산한 합계 ({{currency}})',
    save: '이 연도를 CSV로 저장',
    none: '이 해에는 거래나 배당이 없어요.',
  },
  course: {
    opening: '시작 금액',
    deposits: '입금',
    withdrawals: '출금',
    rewards: '리워드',
    trading: '매매 손익 (비용 차감 전)',
    dividends: '배당',
    costs: '수수료와 세금',
    interest: '대출 이자',
    exchange: '환전 스프레드',
    other: '기타',
    exchangeRates: '환율 변동',
    profit: '손익',
    closing: '현재 금액',
  },
  calendar: {
    title: '일별 손익',
    figure: '표시할 손익',
    realised: '실현',
    all: '전체',
    text: {
      realised:
        '정리해서 실현한 손익이고, 날짜는 각 거래소 기준이에요. 평가손익과 환율 변동은 전체에 있어요.',
      all: '환율 변동과 수수료까지 계좌 전체의 손익이에요. 하루는 {{zone}} 자정에 끝나요.',
    },
    label: { realised: '실현손익', all: '하루 손익' },
  },
  allocation: '자산 구성',
  instruments: {
    title: '종목별 실현·평가손익',
    text: '기간 중 실현손익과 배당금에 지금의 평가손익 전체를 더한 금액이에요. 위의 기간 손익에는 환율 변동과 아직 보유 중인 종목의 수수료도 들어가고, 평가손익은 기간 중에 변한 만큼만 들어가요.',
    unrealisedNow: '현재 평가손익',
    empty: '이 기간에는 거래가 없어요',
    emptyText: '사고판 종목의 손익이 여기에 표시돼요.',
    toMarket: '시장 둘러보기',
  },
  charges: '기간 중 낸 비용',
  export: {
    open: 'CSV로 저장',
    title: 'CSV로 저장',
    text: '스프레드시트에서 열 수 있는 파일이에요.',
    what: '저장할 내역',
    executions: '체결 내역',
    executionsText: '체결마다 가격, 비용, 손익이 있어요',
    movements: '거래 내역',
    movementsText: '사용 가능 금액이 바뀐 내역이에요',
  },
} satisfies Translated<typeof en>
