import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Fails if axe finds a violation: of WCAG 2.2 AA, or of its best practices. */
export async function expectNoBarrier(page: Page, where: string): Promise<void> {
  await expectNoViolation(axeOf(page), where)
}

/** Fails if axe finds text with too little contrast: what remains to be checked in the other theme or at another width. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  await expectNoViolation(axeOf(page).withRules(['color-contrast']), where)
}

// `options` replaces what was set before.
const axeOf = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Pages have no frames of other origins. Otherwise each analysis opens a page of its own, which takes three times as long.
    .setLegacyMode(true)

async function expectNoViolation(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
  expect(found, where).toEqual([])
}
