import { expect, test } from 'vitest'
import { stageFiles, withStage } from './stage.ts'

const page =
  '<html><head><script type="module" src="./mocker.js"></script></head>' +
  '<body><script type="module" crossorigin src="./assets/iframe.js"></script></body></html>'

test('the modules of the page start in their order once the faces are there', () => {
  const staged = withStage(page)
  expect(staged).not.toContain('src="./assets/iframe.js"')
  expect(staged).toMatch(
    /faces\.js'\)\)\.ready; await import\("\.\/mocker\.js"\); await import\("\.\/assets\/iframe\.js"\)/,
  )
})

test('the clock and random numbers are replaced before anything runs', () => {
  expect(withStage(page)).toContain('<head><script src="/@stage/before.js"></script>')
})

test('the style of a run comes last', () => {
  expect(stageFiles('.x { top: 1px }').get('/@stage/stage.css')).toMatch(/\.x \{ top: 1px \}$/)
})
