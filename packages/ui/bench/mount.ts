import type { Browser, Page } from 'playwright'
import type { PageParts } from './bundles.ts'
import { inRounds, type Rounds } from './ratio.ts'

/** Mounts each library's cards in a page of its own, in turn: from the call until they are laid out. */
export async function mountInTurn(browser: Browser, parts: readonly PageParts[]): Promise<{ rounds: Rounds; nodes: number[] }> {
  const pages: Page[] = []
  for (const { script, sheet } of parts) {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><html><body></body></html>')
    if (sheet) await page.addStyleTag({ content: sheet })
    await page.addScriptTag({ content: script })
    pages.push(page)
  }
  const nodes: number[] = []
  const measures = pages.map((page, column) => async () => {
    const once = await page.evaluate<{ ms: number; nodes: number }>('mount()')
    nodes[column] = once.nodes
    return once.ms
  })
  const rounds = await inRounds(measures, 25, 8)
  for (const page of pages) await page.close()
  return { rounds, nodes }
}
