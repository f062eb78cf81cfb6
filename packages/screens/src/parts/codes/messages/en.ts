export const codes = {
  label: 'Verification code',
  sendsTo: 'We send six digits to {{phone}}. They are valid for five minutes.',
  sentTo: 'We sent six digits to {{phone}}. They are valid for five minutes.',
  send: 'Send the code',
  again: 'Send a new code',
  againIn: 'A new code can be sent in',
  wrong: 'This code is wrong or has expired.',
  inDemo: 'In this demo nothing is sent to a phone. Your code is {{code}}.',
  fillIn: 'Fill in',
} as const
