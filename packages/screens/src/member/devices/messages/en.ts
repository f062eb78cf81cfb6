export const devices = {
  list: 'Devices on which you are logged in',
  text: 'If you do not know one of them, log it out and change your login password.',
  named: '{{browser}} on {{system}}',
  unknown: 'Unknown device',
  current: 'This device',
  used: 'Last used {{time}}',
  opened: 'Logged in {{time}}',
  alone: 'You are logged in nowhere else.',
  end: {
    action: 'Log out',
    named: 'Log out {{name}}',
    question: 'Log out {{name}}?',
    text: 'Whoever uses it needs your password to come back.',
    done: '{{name}} is logged out',
  },
  all: {
    action: 'Log out all other devices',
    question: 'Log out all other devices?',
    text: 'You stay logged in on this device.',
    done: 'All other devices are logged out',
  },
} as const
