import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** The settings that a context keeps from its creation on. */
export type ContextSettings = {
  baseURL: string | undefined
  javaScriptEnabled: boolean | undefined
  viewport: { width: number; height: number } | null | undefined
  hasTouch: boolean | undefined
  timezoneId: string | undefined
  locale: string | undefined
  colorScheme: 'light' | 'dark' | 'no-preference' | null | undefined
  reducedMotion: 'reduce' | 'no-preference' | null | undefined
}

/**
 * A context with one page, which tests with equal settings use one after another: its scripts are loaded and compiled once, and
 * no process is started for each test.
 */
export type KeptPage = {
  context: BrowserContext
  /** Whether it has these settings. */
  fits: (settings: ContextSettings) => boolean
  /** Makes it like new. False if a test changed it in a way that cannot be undone: then it must be closed. */
  reset: () => Promise<boolean>
}

/** Opens a context with the settings of the running test. */
export async function openKeptPage(browser: Browser, settings: ContextSettings): Promise<KeptPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const hasLastingChange = watchLastingChanges(context, page)
  return {
    context,
    fits: (other) => JSON.stringify(other) === JSON.stringify(settings),
    reset: async () => {
      if (hasLastingChange() || page.isClosed()) return false
      await resetContext(context, page)
      await resetPage(page, session, settings)
      return true
    },
  }
}

async function resetContext(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
}

async function resetPage(
  page: Page,
  session: CDPSession,
  { baseURL = '', viewport, colorScheme, reducedMotion }: ContextSettings,
): Promise<void> {
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // A page of the origin without scripts, which could write to the storage when it is left.
  await page.goto(`${baseURL}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? null,
    forcedColors: null,
    contrast: null,
  })
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(-1, -1)
}

/** Tells whether a test called one of the methods whose effect lasts as long as the page. */
function watchLastingChanges(context: BrowserContext, page: Page): () => boolean {
  let hasChanged = false
  const watch = <Args extends unknown[], Result>(method: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      hasChanged = true
      return method(...args)
    }
  }
  Object.assign(page, { addInitScript: watch(page.addInitScript.bind(page)) })
  Object.assign(context, {
    addInitScript: watch(context.addInitScript.bind(context)),
    newCDPSession: watch(context.newCDPSession.bind(context)),
  })
  for (const owner of [context, page]) {
    const { clock } = owner
    Object.defineProperty(owner, 'clock', {
      get: () => {
        hasChanged = true
        return clock
      },
    })
  }
  return () => hasChanged
}
