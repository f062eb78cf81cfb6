import { composeStory } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { resumeAnimations } from './animations.ts'

const stateOf = () => getComputedStyle(document.body).animationPlayState

it('a story that was refused leaves no animation paused for the next', async () => {
  const Refused = composeStory(
    { render: () => <p>Refused</p> },
    { title: 'Refused' },
    {
      afterEach: () => {
        throw new Error('a target is too small')
      },
    },
  )
  await expect(Refused.run()).rejects.toThrow('a target is too small')
  expect(stateOf()).toBe('paused')
  resumeAnimations()
  expect(stateOf()).toBe('running')
})
