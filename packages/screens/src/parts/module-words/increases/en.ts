import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { rights: 'Capital increase' },
  held: { one: 'Capital increase', all: 'On hold for capital increases' },
  open: {
    title: 'Capital increases',
    text: 'Cancel what you applied for, or wait until the rights shares are issued',
  },
  movements: {
    held: {
      name: 'On hold for rights shares',
      explained: 'Still yours. It is kept until the rights shares are issued.',
    },
    cancelled: { name: 'Application cancelled', explained: 'What was kept for rights shares came back.' },
    calledOff: {
      name: 'Refund of a capital increase that was called off',
      explained: 'No shares are issued, and all that was kept came back.',
    },
  },
  due: { lapses: 'Unused rights lapse', issues: 'Rights shares are issued' },
  messages: {
    granted: {
      title: 'You have rights to shares of {{name}}',
      detail: '{{shares, number}} shares, which lapse unpaid if you do nothing',
    },
    lapsing: {
      title: 'Your rights to {{name}} lapse in two days',
      detail: '{{shares, number}} shares can be bought until then',
    },
    lapsed: { title: 'Your rights to {{name}} have lapsed', detail: 'Unpaid: {{shares, number}} shares' },
    issued: {
      title: 'Your rights shares of {{name}} were issued',
      detail: '{{shares, number}} shares for {{amount}}',
    },
    restLapsing: {
      title: 'Some of your rights to {{name}} lapse in two days',
      detail: '{{shares, number}} shares are not applied for. To take more, cancel and apply again.',
    },
    calledOff: {
      title: 'The capital increase of {{name}} was called off',
      detail: 'Your rights ended',
    },
    returned: {
      title: 'The capital increase of {{name}} was called off',
      detail: '{{amount}} on hold came back to you',
    },
    split: { title: 'A share split of {{name}} ended its capital increase', detail: 'Your rights ended' },
    splitReturned: {
      title: 'A share split of {{name}} ended its capital increase',
      detail: '{{amount}} on hold came back to you',
    },
    delisted: {
      title: '{{name}} was delisted, which ended its capital increase',
      detail: 'Your rights ended',
    },
    delistedReturned: {
      title: '{{name}} was delisted, which ended its capital increase',
      detail: '{{amount}} on hold came back to you',
    },
  },
} as const satisfies ProductWords
