import type { Browser } from 'playwright'
import type { PageParts } from './bundles.ts'
import { inRounds, type Rounds } from './ratio.ts'

export type Mounted = {
  /** ms until the cards are in the document, with style and layout. */
  mounted: Rounds
  nodes: number[]
}

/**
 * Mounts each library's cards once in a newly opened page, as on a first visit: nothing is compiled or cached yet.
 * The libraries take turns.
 */
export async function mountInTurn(browser: Browser, parts: readonly PageParts[]): Promise<Mounted> {
  const nodes: number[] = []
  const measures = parts.map(({ script, sheet }, column) => async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.setContent('<!doctype html><html lang="en"><body></body></html>')
    if (sheet) await page.addStyleTag({ content: sheet })
    await page.addScriptTag({ content: script })
    const once = await page.evaluate<{ mounted: number; nodes: number }>('mount()')
    await context.close()
    nodes[column] = once.nodes
    return once.mounted
  })
  return { mounted: await inRounds(measures, 20, 2), nodes }
}
