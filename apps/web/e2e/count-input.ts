import type { Page } from '@playwright/test'

type Counted = { pointer: number; keys: number }

/** Counts the presses of the pointer, and the keys outside of typing a text, on all pages that are opened from now on. */
export async function countInput(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const add = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
    const isTyping = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) =>
      target instanceof HTMLElement &&
      target.matches('input, textarea, [contenteditable]') &&
      key.length === 1 &&
      !ctrlKey &&
      !metaKey
    addEventListener('pointerdown', () => add('counted pointer'), true)
    addEventListener('keydown', (event) => isTyping(event) || add('counted keys'), true)
  })
  return () =>
    page.evaluate(() => ({
      pointer: Number(sessionStorage.getItem('counted pointer')),
      keys: Number(sessionStorage.getItem('counted keys')),
    }))
}
