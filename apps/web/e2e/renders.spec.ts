import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// React calls the hook of its developer tools on each commit.
async function countCommits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const commits = { count: 0 }
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => commits.count++ }
    Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'commits'), 'count')))
}

for (const address of ['/', '/courses/bob-from-line-to-movement', '/login']) {
  test(`${address} is not rendered again after it has been hydrated`, async ({ page, visit }) => {
    const commits = await countCommits(page)
    await visit(address)
    // The last part to be loaded.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
    // Hydration, states that are only known in the browser, and the parts that are loaded when it is idle: the menu of languages, the
    // form of the newsletter, the toaster and the login dialog.
    expect(await commits()).toBeLessThan(16)
  })
}
