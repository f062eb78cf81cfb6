export const appUpdate = {
  title: 'A new version is ready',
  detail: 'Updating brings you back to this screen.',
  apply: 'Update',
  putOff: 'Not now',
} as const
