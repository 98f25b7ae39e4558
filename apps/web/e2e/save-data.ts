import type { Page } from './fixtures.ts'

/** Switches data saving on: the pages that links lead to are not loaded in advance. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}
