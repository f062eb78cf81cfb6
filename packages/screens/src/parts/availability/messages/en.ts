export const notOffered = {
  title: '{{area}} is not offered here',
  text: 'This site does not have it. Nothing is wrong with your account.',
} as const
