import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { startSession, waitForHydration, type TestUser } from './fixtures.ts'

/** A browser of its own in which someone is signed in. */
export type MemberBrowser = {
  page: Page
  /** Opens a page, and waits until it receives live events. */
  visit: (path: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens a browser of its own and signs in, at the app or at another process of it. */
export async function openMemberBrowser(
  browser: Browser,
  user: Pick<TestUser, 'email' | 'password'>,
  options: BrowserContextOptions & { baseURL: string },
): Promise<MemberBrowser> {
  const context = await browser.newContext(options)
  await startSession(context, user)
  const page = await context.newPage()
  return {
    page,
    async visit(path) {
      const connected = page.waitForResponse(/\/user\/events/)
      await page.goto(path)
      await waitForHydration(page)
      await connected
    },
    close: () => context.close(),
  }
}
