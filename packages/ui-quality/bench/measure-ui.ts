import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'
import type { Measurement } from '../../../scripts/bench/measurement.ts'
import { runOrThrow } from '../../../scripts/run.ts'
import { ensureDist } from '../package-checks/built-package.ts'
import { browserBundle, serverBundle, type PageParts } from './bundles.ts'
import { courseCard, installOthers, ours, plain } from './contenders.ts'
import { mountInTurn } from './mount.ts'
import { compare, type Rounds } from './ratio.ts'

/** How much slower or larger than plain elements (issue of the design system, What makes it the best, 8). */
const limits = { render: 3, mount: 1.25, nodes: 1.2 }

/** 500 cards drawn with each library, beside the same as plain elements: on the server, in Chromium, and their nodes. */
export async function measureUi(): Promise<Measurement> {
  await ensureDist()
  const { others, problem } = await installOthers()
  const contenders = [plain, ours, courseCard, ...others]
  const folder = await mkdtemp(path.resolve(import.meta.dirname, '../node_modules/.bench-'))
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const files: string[] = []
    const pages: PageParts[] = []
    for (const [index, contender] of contenders.entries()) {
      files.push(await serverBundle(contender, path.join(folder, `server-${index}.mjs`)))
      pages.push(await browserBundle(contender, path.join(folder, `browser-${index}.js`)))
    }
    const rendered = await renderInTurn(files)
    const { mounted, laidOut, nodes } = await mountInTurn(browser, pages)
    const found = contenders.map(({ name }, column) => ({
      name,
      render: compare(rendered, column),
      mount: compare(mounted, column),
      layout: compare(laidOut, column),
      nodes: nodes[column] ?? Number.NaN,
      more: (nodes[column] ?? Number.NaN) / (nodes[0] ?? Number.NaN),
    }))
    const times = (ratio: number) => `${ratio.toFixed(2)}×`
    const rows = found.map(({ name, render, mount, layout, nodes, more }) => [
      name,
      `${render.ms.toFixed(1)} ms`,
      times(render.ratio),
      `${mount.ms.toFixed(1)} ms`,
      times(mount.ratio),
      `${layout.ms.toFixed(1)} ms`,
      times(layout.ratio),
      `${nodes}`,
      times(more),
    ])
    const atMost = [
      'at most',
      '',
      times(limits.render),
      '',
      times(limits.mount),
      '',
      '',
      '',
      times(limits.nodes),
    ]
    const mine = found[contenders.indexOf(ours)]
    return {
      tables: [
        {
          title: '500 cards: heading, text, badge, button, as a ratio to plain elements in React',
          rows: [['library', 'server render', '', 'mount', '', 'laid out', '', 'nodes', ''], ...rows, atMost],
        },
        ...(others.length
          ? []
          : [{ title: `The other libraries could not be installed:\n${problem}`, rows: [] }]),
      ],
      failures: [
        ...over('The server renders our cards in', mine?.render.ratio, limits.render),
        ...over('Our cards mount in', mine?.mount.ratio, limits.mount),
        ...over('Our cards have', mine?.more, limits.nodes),
      ],
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const over = (what: string, ratio = Number.NaN, limit: number): string[] =>
  ratio <= limit ? [] : [`${what} ${ratio.toFixed(2)}× of plain elements; it may be ${limit}×.`]

async function renderInTurn(files: string[]): Promise<Rounds> {
  const script = path.join(import.meta.dirname, 'server-render.ts')
  const env = { NODE_ENV: 'production' }
  return JSON.parse(await runOrThrow(process.execPath, [script, ...files], { cwd: import.meta.dirname, env }))
}
