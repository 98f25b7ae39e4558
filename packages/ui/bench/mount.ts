import type { Browser, Page } from 'playwright'
import { inRounds, type Rounds } from './ratio.ts'

/** Mounts each script's cards in a page of its own, in turn. */
export async function mountInTurn(browser: Browser, scripts: readonly string[]): Promise<{ rounds: Rounds; nodes: number[] }> {
  const pages: Page[] = []
  for (const content of scripts) {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><html><body></body></html>')
    await page.addScriptTag({ content })
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
