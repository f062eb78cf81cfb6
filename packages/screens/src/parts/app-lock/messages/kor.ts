import type { Translated } from '../../../base/i18n/resources.ts'
import type { appLock as en } from './en.ts'

export const appLock = {
  setting: '앱 잠금',
  off: '사용 안 함',
  text: '앱으로 돌아오면 PIN을 묻고, 자리를 비운 동안 화면을 가려요. PIN은 이 기기에서만 쓰고, 로그아웃하면 지워져요.',
  after: '잠그는 시간',
  minutes_other: '{{count, number}}분 뒤',
  choose: '새 PIN을 입력해 주세요',
  repeat: '한 번 더 입력해 주세요',
  differs: '두 PIN이 달라요. 다시 정해 주세요.',
  turnOff: '잠금 끄기',
  title: 'PIN을 입력해 주세요',
  pin: '이 기기의 PIN',
  wrong_other: 'PIN이 맞지 않아요. {{count, number}}번 더 틀리면 로그아웃돼요.',
  biometry: {
    setting: '얼굴이나 지문으로 잠금 해제',
    text: 'PIN으로도 열 수 있어요.',
    use: '얼굴이나 지문으로 열기',
    failed: '인식하지 못했어요. PIN을 입력하거나 다시 시도해 주세요.',
    notTurnedOn: '인식하지 못해서 켜지 않았어요.',
  },
  forgotten: 'PIN을 잊었어요. 로그아웃하기',
} satisfies Translated<typeof en>
