import type { CDPSession, Page } from 'playwright'
import { rolldown } from 'rolldown'
import type { ChromiumChoice } from '@chignon/dev-tools/chromium'
import { openSite, type Site } from '../proofs/test-site.ts'
import { respondFromStorybook } from './built-storybook.ts'
import type { Layout, Palette } from './modes.ts'

declare global {
  /** Storybook's preview object, which has the story in its page and the story's phase. */
  var __STORYBOOK_PREVIEW__: { currentRender?: { id?: string; phase?: string } } | undefined
  /** Storybook's event channel. */
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: object) => void }
}

/** A browser page that shows one story after another. */
export type StoryPage = {
  page: Page
  /** Opens a story in its initial state and runs its play function. Throws the story's error. */
  open: (id: string) => Promise<void>
  /** Applies a mode: window size, text size, emulated system settings, attributes of <html>. */
  applyMode: (mode: Layout & Palette) => Promise<void>
}

/** A pool of story pages. */
export type StoryPages = {
  browser: Site['browser']
  /** Calls `work` with a page as soon as one is free. */
  use: <Result>(work: (page: StoryPage) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** The browser's default text sizes in px: proportional and monospaced. */
const defaultSizes = { standard: 16, fixed: 13 }

const scaleSizes = (percent: number) => ({
  standard: (defaultSizes.standard * percent) / 100,
  fixed: (defaultSizes.fixed * percent) / 100,
})

/** Bundles the checks that run in the page into one script. */
async function bundleChecks(): Promise<string> {
  const build = await rolldown({ input: `${import.meta.dirname}/in-page/run-checks.ts`, logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

/** Serves the built Storybook and opens `size` pages that can be used at the same time. */
export async function openStoryPages(size: number, choice?: ChromiumChoice): Promise<StoryPages> {
  const script = await bundleChecks()
  const site = await openSite(async (url) => {
    const found = await respondFromStorybook(url)
    return found && { ...found, headers: { 'cache-control': 'max-age=3600' } }
  }, choice)
  const free = await Promise.all(Array.from({ length: size }, () => newPage()))
  const queue: ((page: StoryPage) => void)[] = []

  async function newPage(): Promise<StoryPage> {
    const page = await site.page({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' })
    // Stories that show dates must not change from day to day.
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    const session = await page.context().newCDPSession(page)
    await page.addInitScript(script)
    let previous: Layout | undefined
    return {
      page,
      open: (id) => {
        previous = undefined
        return openStory(page, session, site.origin, id)
      },
      applyMode: async (mode) => {
        await applyMode(page, session, mode, previous)
        previous = mode
      },
    }
  }

  return {
    browser: site.browser,
    use: async (work) => {
      const page = free.pop() ?? (await new Promise<StoryPage>((resolve) => void queue.push(resolve)))
      try {
        return await work(page)
      } finally {
        const next = queue.shift()
        if (next) next(page)
        else free.push(page)
      }
    },
    close: site.close,
  }
}

async function openStory(page: Page, session: CDPSession, origin: string, id: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' })
  await session.send('Page.setFontSizes', { fontSizes: defaultSizes })
  if (page.url().startsWith(origin)) {
    await page.evaluate(switchStory, id)
  } else {
    // Turns off the axe run of Storybook's accessibility addon: the matrix runs axe itself, in every mode.
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  }
  const ended = await page.waitForFunction(
    (id) => {
      const { id: current, phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {}
      return current === id && ['finished', 'errored', 'aborted'].includes(phase ?? '') ? phase : null
    },
    id,
    { polling: 20 },
  )
  if ((await ended.jsonValue()) === 'finished') return
  const message = await page.locator('#error-message').textContent()
  // So that the next story loads Storybook again, without what this one left.
  await page.goto('about:blank')
  throw new Error(message ?? 'The story did not render.')
}

/** Shows another story in the same document, as Storybook's sidebar does: loading Storybook takes most of a second. */
function switchStory(storyId: string): void {
  scrollTo(0, 0)
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

async function applyMode(
  page: Page,
  session: CDPSession,
  mode: Layout & Palette,
  previous?: Layout,
): Promise<void> {
  const { width, textSize, theme, contrast, forcedColours, direction, strings } = mode
  const isResized = width !== previous?.width || textSize !== previous.textSize
  if (isResized) {
    await page.setViewportSize({ width, height: 800 })
    // Changes the browser's own setting, which media queries in rem follow as well.
    await session.send('Page.setFontSizes', { fontSizes: scaleSizes(textSize) })
  }
  await page.emulateMedia({
    colorScheme: theme,
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    forcedColors: forcedColours ? 'active' : 'none',
  })
  const pageMode = { theme, direction, strings, isResized }
  await page.evaluate((pageMode) => globalThis.matrix.applyMode(pageMode), pageMode)
}
