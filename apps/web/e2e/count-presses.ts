import type { Page } from '@playwright/test'

/**
 * Counts what a person does from now on: each press of the pointer, and each key outside of typing a text. `expectAtMost` fails if
 * it was more than the budget of studio.md, and notes the figure in the report.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    const isTyping = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) =>
      target instanceof HTMLElement &&
      target.matches('input, textarea, [contenteditable]') &&
      key.length === 1 &&
      !ctrlKey &&
      !metaKey
    addEventListener('pointerdown', () => (counted.presses += 1), true)
    addEventListener('keydown', (event) => (counted.presses += isTyping(event) ? 0 : 1), true)
    Object.assign(window, { counted })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'counted'), 'presses')))
}
