import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/**
 * Counts how often the layout and the page are rendered: React gives an element new properties each time its component renders, and calls
 * the hook of its developer tools after each commit.
 */
async function countRenders(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const seen: Record<string, Set<unknown>> = { main: new Set(), h1: new Set() }
    const note = () => {
      for (const [selector, renders] of Object.entries(seen)) {
        const element = document.querySelector(selector)
        const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactProps$'))
        if (element && key) renders.add(Reflect.get(element, key))
      }
    }
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: note }
    Object.assign(window, { seen, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  return () =>
    page.evaluate(() => {
      const seen: Record<string, Set<unknown>> = Reflect.get(window, 'seen')
      return Object.fromEntries(Object.entries(seen).map(([selector, renders]) => [selector, renders.size]))
    })
}

for (const address of ['/', '/courses/bob-from-line-to-movement', '/login']) {
  test(`${address} is not rendered again after it has been hydrated`, async ({ page, visit }) => {
    const renders = await countRenders(page)
    await visit(address)
    // The last part to be loaded.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
    // Hydration, and once more for what only the browser knows, such as that scripts are running.
    for (const [selector, count] of Object.entries(await renders())) {
      expect(count, selector).toBeGreaterThan(0)
      expect(count, selector).toBeLessThanOrEqual(2)
    }
  })
}
