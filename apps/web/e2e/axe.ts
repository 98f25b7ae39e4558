import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails if axe finds a violation: of WCAG 2.2 AA, or of its best practices. */
export async function expectNoBarrier(page: Page, where: string): Promise<void> {
  expect(await violationsOn(page, null), where).toEqual([])
}

/** Fails if axe finds text with too little contrast: what remains to be checked in the other theme or at another width. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  expect(await violationsOn(page, ['color-contrast']), where).toEqual([])
}

async function violationsOn(page: Page, rules: string[] | null): Promise<object[]> {
  // Once per document, because it takes as long as an analysis. The policy of the page does not apply to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (rules) => {
    if (!window.axe) throw new Error('axe is not loaded.')
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Selectors take a tenth of the time, and a failure shows the markup of its element.
      selectors: false,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    )
  }, rules)
}
