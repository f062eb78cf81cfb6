export const about = {
  version: 'In force since {{date}}',
} as const
