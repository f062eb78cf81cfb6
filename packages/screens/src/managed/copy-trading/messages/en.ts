export { notOffered } from '../../../parts/availability/messages/en.ts'
export { mentors } from '../../../parts/mentors/messages/en.ts'

export const copyTrading = {
  tabs: { label: 'Copy trading', mentors: 'Mentors', follows: 'My follows' },
  level: 'Level',
  allLevels: 'All',
  order: 'Sort by',
  orders: {
    followersEarned: 'What followers earned',
    earned: 'What the mentor earned',
    drawdown: 'Smallest fall',
    risk: 'Lowest risk',
    followers: 'Most followers',
    deadline: 'Deadline',
  },
  none: { title: 'No mentors', text: 'None fits, or none takes followers now.' },
  noFollows: {
    title: 'You follow nobody',
    text: 'A mentor’s trades are copied with your own amount, and you can end it any time.',
    action: 'Look at mentors',
  },
  progress: { paused: 'Paused: nothing more is opened', ending: 'Ending: everything is being sold' },
  compare: {
    action: 'Compare two',
    title: 'Two mentors side by side',
    first: 'First',
    second: 'Second',
    figure: 'Figure',
  },
  figures: {
    earned: 'Mentor earned',
    year: 'Mentor in a year',
    market: 'Its market in that year',
    drawdown: 'Largest fall',
    worstMonth: 'Worst month',
    bestMonth: 'Best month',
    risk: 'Risk, 1 to 10',
    winRate: 'Win rate',
    holding: 'Holding period',
    days_one: '{{count, number}} day',
    days_other: '{{count, number}} days',
    trades: 'Trades a week',
    followers: 'Followers',
    change: 'Change in 30 days',
    left: 'Left to put in',
  },
}
