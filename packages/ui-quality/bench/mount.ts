import type { Browser, Page } from 'playwright'
import type { PageParts } from './bundles.ts'
import { inRounds, type Rounds } from './ratio.ts'

export type Mounted = {
  /** ms until React has inserted them into the document. */
  mounted: Rounds
  /** ms until the browser has computed style and layout, with the library's style sheet. */
  laidOut: Rounds
  nodes: number[]
}

/** Mounts each library's cards in a page of its own; the libraries take turns. */
export async function mountInTurn(browser: Browser, parts: readonly PageParts[]): Promise<Mounted> {
  const pages: Page[] = []
  for (const { script, sheet } of parts) {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><html><body></body></html>')
    if (sheet) await page.addStyleTag({ content: sheet })
    await page.addScriptTag({ content: script })
    pages.push(page)
  }
  const nodes: number[] = []
  const laidOut: Rounds = []
  const measures = pages.map((page, column) => async () => {
    const once = await page.evaluate<{ mounted: number; laidOut: number; nodes: number }>('mount()')
    nodes[column] = once.nodes
    if (column === 0) laidOut.push([])
    laidOut.at(-1)?.push(once.laidOut)
    return once.mounted
  })
  const mounted = await inRounds(measures, 40, 10)
  for (const page of pages) await page.close()
  return { mounted, laidOut, nodes }
}
