export { refusals } from '@onelot/api-client/texts/en'
export { codes } from '../../../parts/codes/messages/en.ts'
export const realName = {
  states: {
    notVerified: {
      title: 'Verify who you are',
      text: 'It takes about two minutes. Have your ID card at hand.',
    },
    underReview: {
      title: 'We are checking your ID',
      text: 'You can leave this page. A message tells you when it is done.',
    },
    rejected: {
      title: 'Your ID was not approved',
      text: 'Please check the reason and send it again.',
    },
    unexplained: { text: 'No reason was given. Ask customer support, or send it again.' },
    passed: { title: 'You are verified', text: 'Everything below is open to you.' },
  },
  steps: {
    label: 'Three steps',
    who: { title: 'Who you are', text: 'Your name and your ID number' },
    front: { title: 'Front of your ID', text: 'A photo, or a file from this device' },
    back: { title: 'Back of your ID', text: 'Then check everything and send it' },
  },
  unlocks: { locked: 'What this unlocks', open: 'Unlocked', margin: 'Margin trading and short selling' },
  facts: {
    label: 'What you sent',
    name: 'Name',
    idNumber: 'ID number',
    taiwaneseId: 'ID number',
    submittedAt: 'Sent',
    review: 'Review',
  },
  review: {
    operator: 'Within one business day',
    seconds_one: 'About {{count, number}} second',
    seconds_other: 'About {{count, number}} seconds',
    minutes_one: 'About {{count, number}} minute',
    minutes_other: 'About {{count, number}} minutes',
    hours_one: 'About {{count, number}} hour',
    hours_other: 'About {{count, number}} hours',
  },
  reason: 'Reason',
  triesLeft_one: 'You can send it {{count, number}} more time today.',
  triesLeft_other: 'You can send it {{count, number}} more times today.',
  noTries: 'You have sent it 5 times today. You can send it again from {{at}}.',
  begin: 'Start',
  again: 'Send it again',
  submit: 'Send for review',
  sent: 'Sent for review',
  questions: {
    name: {
      ask: 'What is your name?',
      why: 'As it is printed on your ID. Bank accounts must be in the same name.',
    },
    idNumber: {
      ask: 'What is your ID number?',
      why: 'Only your date of birth and the digit after it. We never ask for the last six digits.',
    },
    taiwaneseId: {
      ask: 'What is your ID number?',
      why: 'The ten characters on your national ID card.',
    },
    guardian: {
      ask: 'Who is your guardian?',
      why: 'Under 14, a legal representative has to consent.',
    },
    front: {
      ask: 'Take a photo of the front',
      why: 'All four corners in the picture, sharp, and without reflections.',
    },
    back: { ask: 'Now the back', why: 'All four corners in the picture, sharp, and without reflections.' },
    guardianCode: { ask: 'Enter the code that your guardian received' },
    check: {
      ask: 'Is everything right?',
      why: 'Tap an answer above to change it. Only you and those who review it see your photos.',
    },
  },
  fields: {
    name: 'Name',
    idNumber: 'ID number, first 7 digits',
    idNumberHint: 'For example 900101-1',
    taiwaneseId: 'National ID number',
    taiwaneseIdHint: 'For example A123456789',
    idCountry: 'Country of your ID',
    guardianName: 'Guardian’s name',
    guardianPhone: 'Guardian’s phone number',
    guardianConsent: 'My guardian consents to this account and to the <link>privacy policy</link>.',
    guardian: 'Guardian',
    front: 'Front of your ID',
    back: 'Back of your ID',
    photo: 'Photo ready',
  },
  countries: { KR: 'Korea', TW: 'Taiwan' },
  photo: {
    required: 'Add a photo of this side.',
    rotate: 'Rotate',
    retake: 'Retake',
    failed: 'The rotated photo was not sent. Please try again.',
  },
} as const
