import type { Translated } from '../../../base/i18n/resources.ts'
import type { figures as en } from './en.ts'

export const figures = {
  whole: {
    title: '나머지까지 더하면',
    today: '오늘 계좌 손익',
    yesterday: '어제 계좌 손익',
    all: '계좌 손익',
    days: '하루가 끝날 때의 계좌 금액에서 시작할 때의 금액을 뺐고, 입출금은 제외했어요. 환율 변동과 보유 중인 종목의 수수료도 들어 있어요. 하루는 {{zone}} 자정에 시작해요.',
    life: '지금 계좌 금액에서 입금액을 빼고 출금액을 더했어요. 환율 변동과 보유 중인 종목의 수수료도 들어 있어요.',
    more: '구성 내역 보기',
  },
} satisfies Translated<typeof en>
