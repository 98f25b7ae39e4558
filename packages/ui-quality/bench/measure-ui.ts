import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import type { Measurement } from '@chignon/dev-tools/measurement'
import { runOrThrow } from '@chignon/dev-tools/run'
import { ensureDist } from '../package-checks/built-package.ts'
import { browserBundle, serverBundle, type PageParts } from './bundles.ts'
import { courseCard, installOthers, ours, plain } from './libraries.ts'
import { mountInTurn } from './mount.ts'
import { compare, type Rounds } from './ratio.ts'

/** Maximum ratios to plain elements. */
const limits = { render: 2.5, mount: 1.2, nodes: 1.2 }

/** Renders 500 cards with each library and with plain elements: time on the server, time of the first mount in Chromium with style and layout, number of nodes. */
export async function measureUi(): Promise<Measurement> {
  await ensureDist()
  const { others, problem } = await installOthers()
  const libraries = [plain, ours, courseCard, ...others]
  const folder = await mkdtemp(path.resolve(import.meta.dirname, '../node_modules/.bench-'))
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const files: string[] = []
    const pages: PageParts[] = []
    for (const [index, library] of libraries.entries()) {
      files.push(await serverBundle(library, path.join(folder, `server-${index}.mjs`)))
      pages.push(await browserBundle(library, path.join(folder, `browser-${index}.js`)))
    }
    const rendered = await renderInTurn(files)
    const { mounted, nodes } = await mountInTurn(browser, pages)
    const results = libraries.map(({ name }, column) => ({
      name,
      render: compare(rendered, column),
      mount: compare(mounted, column),
      nodes: nodes[column] ?? Number.NaN,
      nodeRatio: (nodes[column] ?? Number.NaN) / (nodes[0] ?? Number.NaN),
    }))
    const times = (ratio: number) => `${ratio.toFixed(2)}×`
    const rows = results.map(({ name, render, mount, nodes, nodeRatio }) => [
      name,
      `${render.ms.toFixed(1)} ms`,
      times(render.ratio),
      `${mount.ms.toFixed(1)} ms`,
      times(mount.ratio),
      `${nodes}`,
      times(nodeRatio),
    ])
    const limitRow = ['limit', '', times(limits.render), '', times(limits.mount), '', times(limits.nodes)]
    const mine = results[libraries.indexOf(ours)]
    return {
      tables: [
        {
          title: '500 cards: heading, text, badge, button, as a ratio to plain elements in React',
          rows: [['library', 'server render', '', 'first mount', '', 'nodes', ''], ...rows, limitRow],
        },
        ...(others.length
          ? []
          : [{ title: `The other libraries could not be installed:\n${problem}`, rows: [] }]),
      ],
      failures: [
        ...checkLimit('Server rendering of our cards takes', mine?.render.ratio, limits.render),
        ...checkLimit('Mounting our cards takes', mine?.mount.ratio, limits.mount),
        ...checkLimit('The node count of our cards is', mine?.nodeRatio, limits.nodes),
      ],
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const checkLimit = (what: string, ratio = Number.NaN, limit: number): string[] =>
  ratio <= limit ? [] : [`${what} ${ratio.toFixed(2)}× that of plain elements; the limit is ${limit}×.`]

async function renderInTurn(files: string[]): Promise<Rounds> {
  const script = path.join(import.meta.dirname, 'server-render.ts')
  const env = { NODE_ENV: 'production' }
  return JSON.parse(await runOrThrow(process.execPath, [script, ...files], { cwd: import.meta.dirname, env }))
}
