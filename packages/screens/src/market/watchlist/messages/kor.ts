import type { Translated } from '../../../base/i18n/resources.ts'
import type { watchlist as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { watching } from '../../../parts/watchlist-groups/messages/kor.ts'

export const watchlist = {
  search: { label: '전체 시장 검색', text: '검색' },
  groups: {
    label: '그룹',
    manage: '그룹',
    add: '새 그룹',
    addTitle: '새 그룹',
    edit: '그룹 편집',
    editName: '{{group}} 편집',
    name: '이름',
    nameHint: '{{most, number}}자까지',
    save: '저장',
    delete: '그룹 삭제',
    deleteQuestion: '{{group}} 그룹을 삭제할까요?',
    deleteText: '이 그룹의 종목은 {{group}} 그룹으로 옮겨져요.',
    keep: '유지하기',
    stocks_other: '{{count, number}}개 종목',
    most: '그룹은 {{most, number}}개까지 만들 수 있어요.',
  },
  list: '‘{{group}}’ 종목',
  sort: {
    label: '정렬',
    own: '내 순서',
    changeDown: '등락률 높은 순',
    changeUp: '등락률 낮은 순',
    priceDown: '현재가 높은 순',
    priceUp: '현재가 낮은 순',
  },
  delisted: '상장폐지',
  empty: {
    title: '아직 관심 종목이 없어요',
    text: '별을 눌러 종목을 추가하면 여기에서 시세를 볼 수 있어요.',
    group: '‘{{group}}’에 종목이 없어요',
    groupText: '종목을 찾아 추가하거나 다른 그룹에서 옮겨 보세요.',
    action: '종목 찾기',
  },
  edit: {
    begin: '편집',
    done: '완료',
    all: '전체 선택',
    chosen_other: '{{count, number}}개 선택',
    move: '이동',
    moveTitle: '이동할 그룹',
    delete: '삭제',
    actions: '선택한 종목',
  },
} satisfies Translated<typeof en>
