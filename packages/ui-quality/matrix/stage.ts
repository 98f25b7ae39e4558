import type { CDPSession, Page } from 'playwright'
import { rolldown } from 'rolldown'
import { openSite } from '../proofs/page.ts'
import type { Layout, Palette } from './cells.ts'
import { storybookAnswer } from './storybook.ts'

declare global {
  /** How far Storybook is with the story in its page. */
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } | undefined
}

/** A page of Storybook's, to look at one story after the other. */
export type StoryPage = {
  page: Page
  /** Opens a story as it was first written and plays it to its end; throws what it threw. */
  open: (id: string) => Promise<void>
  /** Brings it to a cell: the window, what the system asks for, and what <html> says. */
  set: (cell: Layout & Palette) => Promise<void>
}

export type Stage = {
  /** Who draws here: "Chromium 141.0.1 on linux". */
  browser: string
  /** Gives a page to `work` when one is free. */
  use: <Result>(work: (page: StoryPage) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Sizes of text as browsers come with them, in px: of words, and of code. */
const plainText = { standard: 16, fixed: 13 }

const enlarged = (percent: number) => ({
  standard: (plainText.standard * percent) / 100,
  fixed: (plainText.fixed * percent) / 100,
})

/** What runs in the page beside the story, as one script. */
async function inPage(): Promise<string> {
  const build = await rolldown({ input: `${import.meta.dirname}/in-page/judge.ts`, logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

/** As many pages as are looked at together. */
export async function openStage(size: number): Promise<Stage> {
  const script = await inPage()
  const site = await openSite(async (url) => {
    const found = await storybookAnswer(url)
    return found && { ...found, headers: { 'cache-control': 'max-age=3600' } }
  })
  const free = await Promise.all(Array.from({ length: size }, () => newPage()))
  const waiting: ((page: StoryPage) => void)[] = []

  async function newPage(): Promise<StoryPage> {
    const page = await site.page({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' })
    // What a story shows does not change with the day.
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    const browser = await page.context().newCDPSession(page)
    await page.addInitScript(script)
    let before: Layout | undefined
    return {
      page,
      open: (id) => {
        before = undefined
        return open(page, browser, `${site.origin}/iframe.html?viewMode=story&id=${id}`)
      },
      set: async (cell) => {
        await set(page, browser, cell, before)
        before = cell
      },
    }
  }

  const version = free[0]?.page.context().browser()?.version() ?? 'unknown'
  return {
    browser: `Chromium ${version} on ${process.platform}`,
    use: async (work) => {
      const page = free.pop() ?? (await new Promise<StoryPage>((given) => void waiting.push(given)))
      try {
        return await work(page)
      } finally {
        const next = waiting.shift()
        if (next) next(page)
        else free.push(page)
      }
    },
    close: site.close,
  }
}

async function open(page: Page, browser: CDPSession, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' })
  await browser.send('Page.setFontSizes', { fontSizes: plainText })
  // The panel's own axe is left out: here every cell is asked.
  await page.goto(`${address}&globals=a11y.manual:!true`)
  const ended = await page.waitForFunction(
    () => {
      const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
      return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : null
    },
    null,
    { polling: 20 },
  )
  if ((await ended.jsonValue()) !== 'finished')
    throw new Error((await page.locator('#error-message').textContent()) ?? 'the story was not shown')
}

async function set(page: Page, browser: CDPSession, cell: Layout & Palette, before?: Layout): Promise<void> {
  const { width, text, theme, contrast, forced, direction, words } = cell
  const isWidthNew = width !== before?.width || text !== before.text
  if (isWidthNew) {
    await page.setViewportSize({ width, height: 800 })
    // As the reader's own setting, which media queries in rem follow, too.
    await browser.send('Page.setFontSizes', { fontSizes: enlarged(text) })
  }
  await page.emulateMedia({
    colorScheme: theme,
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    forcedColors: forced ? 'active' : 'none',
  })
  const setting = { theme, direction, words, isWidthNew }
  await page.evaluate((setting) => globalThis.matrix.set(setting), setting)
}
