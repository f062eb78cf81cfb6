export const webview = {
  refused: {
    title: '여기에서는 열 수 없는 페이지예요',
    description: '승인된 주소의 페이지만 앱에서 볼 수 있어요.',
  },
} as const
