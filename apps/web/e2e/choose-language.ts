import type { Locale } from '@chignon/contract/platform/locale'
import type { Page } from '@playwright/test'

/** Chooses a language in the menu of the header of an English page, and waits for the page in that language. */
export async function chooseLanguage(page: Page, name: string, locale: Locale): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('menuitem', { name }).click()
  await page.waitForURL(new RegExp(`lang=${locale}`))
}
