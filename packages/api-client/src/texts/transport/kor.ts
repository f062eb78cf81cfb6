import type { TransportMessages } from '../messages.ts'

export const transport = {
  http: '요청에 실패했어요 (상태 코드 {{status}})',
  timeout: '10초 안에 응답이 없었어요.',
  network: '연결할 수 없어요. 네트워크를 확인해 주세요.',
  contract: '응답을 읽지 못했어요. 입력이 아니라 앱이나 서버의 오류예요.',
  sessionEnded: '로그인이 만료됐어요. 다시 로그인해 주세요.',
  unknown: '처리됐는지 아직 알 수 없어요. 다시 보내기 전에 확인해 주세요.',
} as const satisfies TransportMessages
