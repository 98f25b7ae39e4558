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
  const own = await picture('index.html?kit', '#kit')
  await checkOwnClass('The own page')
  for (const host of hosts) {
    const without = await picture(`host.html?host=${host}`, '#host')
    for (const use of ['package', 'each']) {
      const address = `host.html?host=${host}&${use}`
      await compare(without, await picture(address, '#host'), `The ${host} page with ${use}`)
      const name = `The components in the ${host} page with ${use}`
      await compare(own, await picture(address, '#kit'), name)
      await checkOwnClass(name)
    }
  }
  return problems

  async function picture(address: string, selector: string): Promise<Buffer> {
    await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' })
    await page.locator('body[data-ready]').waitFor({ state: 'attached' })
    await page.mouse.move(0, 0)
    const png = await page.locator(selector).screenshot({ animations: 'disabled' })
    const name = `${address}${selector}`.replaceAll(/\W+/g, '-')
    await writeFile(path.join(pictures, `${name}.png`), png)
    return png
  }

  /** The picture cannot show that the class has an effect. */
  async function checkOwnClass(name: string): Promise<void> {
    const radius = await page
      .getByRole('button', { name: 'Follow' })
      .evaluate((button) => getComputedStyle(button).borderRadius)
    if (radius !== '20px') problems.push(`${name}: the class sets a border radius of 20px; it is ${radius}.`)
  }

  async function compare(before: Buffer, after: Buffer, name: string): Promise<void> {
    const difference = await comparePictures(before, after)
    if (!difference) return
    problems.push(`${name} ${difference.message}.`)
    if (difference.picture)
      await writeFile(path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`), difference.picture)
  }
}
