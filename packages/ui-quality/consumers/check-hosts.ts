import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { comparePictures } from '../matrix/compare-pictures.ts'

const pictures = path.resolve(import.meta.dirname, '../../../test-results/hosts')
const hosts = ['bootstrap', 'normalize', 'bare']

/**
 * Compares pictures of existing pages with and without the package: the page stays as it was, and the components look as on
 * a page of their own. The pictures remain in test-results/hosts.
 */
export async function findHostProblems(page: Page): Promise<string[]> {
  const origin = new URL(page.url()).origin
  const problems: string[] = []
  await mkdir(pictures, { recursive: true })
  await page.setViewportSize({ width: 1000, height: 2400 })
  const own = await picture('index', '?kit', '#kit')
  for (const host of hosts) {
    const without = await picture(host, '', '#host')
    for (const query of ['?package', '?each']) {
      await compare(without, await picture(host, query, '#host'), `The ${host} page with ${query}`)
      await compare(
        own,
        await picture(host, query, '#kit'),
        `The components in the ${host} page with ${query}`,
      )
    }
  }
  return problems

  async function picture(name: string, query: string, selector: string): Promise<Buffer> {
    await page.goto(`${origin}/${name}.html${query}`, { waitUntil: 'networkidle' })
    if (query) await page.locator('#kit[data-ready]').waitFor()
    await page.mouse.move(0, 0)
    const png = await page.locator(selector).screenshot({ animations: 'disabled' })
    await writeFile(path.join(pictures, `${name}${query.replace('?', '-')}-${selector.slice(1)}.png`), png)
    return png
  }

  async function compare(before: Buffer, after: Buffer, name: string): Promise<void> {
    const difference = await comparePictures(before, after)
    if (!difference) return
    problems.push(`${name} ${difference.message}.`)
    if (difference.picture)
      await writeFile(path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`), difference.picture)
  }
}
