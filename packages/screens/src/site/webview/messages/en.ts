export const webview = {
  refused: {
    title: 'This page cannot be opened here',
    description: 'The app shows only pages of addresses that this site has approved.',
  },
} as const
