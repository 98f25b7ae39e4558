import { expect, test, type Page } from '@playwright/test'

/** Counts what a person does from now on, on this page and those opened after it: presses of the pointer, and keys outside of typing a text. */
export async function countPresses(page: Page) {
  await page.addInitScript(listen)
  if (page.url() !== 'about:blank') await page.evaluate(listen)
  const count = () =>
    page.evaluate(() => ({
      pointer: Number(sessionStorage.getItem('pointer presses')),
      keys: Number(sessionStorage.getItem('key presses')),
    }))
  return {
    count,
    /** Fails if it was more than the budget, and notes the figure in the report. */
    async expectAtMost(budget: number, task: string): Promise<void> {
      const { pointer, keys } = await count()
      test
        .info()
        .annotations.push({ type: 'presses', description: `${pointer + keys} of ${budget}: ${task}` })
      expect(pointer + keys, task).toBeLessThanOrEqual(budget)
    },
  }
}

/** Counts in the browser. It is serialized, so it may use nothing from outside. */
function listen(): void {
  const add = (name: string) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
  const isTyping = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) =>
    target instanceof HTMLElement &&
    target.matches('input, textarea, [contenteditable]') &&
    key.length === 1 &&
    !ctrlKey &&
    !metaKey
  addEventListener('pointerdown', () => add('pointer presses'), true)
  addEventListener('keydown', (event) => isTyping(event) || add('key presses'), true)
}
