import { test } from '../fixtures.ts'
import { partsOf, readers, showsSomething } from '../routeWalk.ts'

/** A test costs a browser context, and a member. */
const ROUTES_A_TEST = 10

for (const [access, reader] of readers) {
  for (const some of partsOf(access, ROUTES_A_TEST))
    test(`${reader} who loads the page is shown something on ${some.join(', ')}`, async ({ app, page }) => {
      if (access === 'member') await app.becomeMember()
      for (const address of some)
        await test.step(address, async () => {
          await app.load(address)
          await showsSomething(page, address)
        })
    })
}
