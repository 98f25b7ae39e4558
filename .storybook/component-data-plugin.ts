import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { parseTitle } from '../packages/ui-quality/package-checks/components.ts'
import type { ManifestComponent, ManifestProp } from '../packages/ui/scripts/manifest/types.ts'
import type { Level } from '../packages/ui-quality/status/checks.ts'
import { readStatus } from '../packages/ui-quality/status/status-file.ts'

const packages = path.resolve(import.meta.dirname, '../packages')
const dataModule = path.join(import.meta.dirname, 'blocks/component-data.ts')
const controlModule = path.join(import.meta.dirname, 'control-data.ts')

/** The computed data of one entry of the package. */
export type ComponentData = {
  /** The id of its docs page, "actions-button--docs"; null if it has no stories. */
  docsId: string | null
  /** Its group in the sidebar: "Actions". */
  group: string
  components: ManifestComponent[]
  /** Size of its scripts without React, compressed with Brotli; null if it was not measured. */
  bytes: number | null
  /** alpha, beta or stable; null until a test run has measured it. */
  level: Level | null
  /** The public types as TypeScript, without comments and imports. */
  types: string | null
}

let components: Promise<ManifestComponent[]> | undefined

/** Loads the TypeScript compiler on the first call, because tests of stories do not need it. */
async function readComponents(): Promise<ManifestComponent[]> {
  const { readManifest } = await import('../packages/ui/scripts/manifest/manifest.ts')
  return (await readManifest()).components
}

async function readControlData(): Promise<Record<string, ManifestProp[]>> {
  const all = await (components ??= readComponents())
  return Object.fromEntries(all.toReversed().map(({ entry, props }) => [path.basename(entry), props]))
}

async function readComponentData(): Promise<Record<string, ComponentData>> {
  const { parseSizes, sizesFile } = await import('../packages/ui-quality/package-checks/sizes.ts')
  const all = await (components ??= readComponents())
  const sizes = parseSizes(await readFile(sizesFile, 'utf8'))
  const status = readStatus()
  const folders = new Set(all.map(({ entry }) => path.basename(entry)))
  const entries = [...folders].map(async (folder) => {
    const [stories, report] = await Promise.all([
      readFile(path.join(packages, `ui/src/${folder}/${folder}.stories.tsx`), 'utf8').catch(() => ''),
      readFile(path.join(packages, `ui-quality/api-reports/${folder}.d.ts.md`), 'utf8').catch(() => ''),
    ])
    const title = parseTitle(stories)
    const data: ComponentData = {
      docsId: title ? toId(title, 'docs') : null,
      group: title?.split('/')[0] ?? '',
      components: all.filter(({ entry }) => path.basename(entry) === folder),
      bytes: sizes.get(folder) ?? null,
      level: status[folder]?.level ?? null,
      types: /```ts\n(?:import .+\n)*([\s\S]+?)\n```/.exec(report)?.[1] ?? null,
    }
    return [folder, data] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Vite plugin that fills blocks/component-data.ts (props from the sources, sizes, status, public types) and control-data.ts. */
export function componentDataPlugin(): Plugin {
  return {
    name: 'component-data',
    enforce: 'pre',
    load: async (id) => {
      const file = path.normalize(id)
      if (file === dataModule)
        return `export const componentData = ${JSON.stringify(await readComponentData())}`
      // Tests of stories show no controls.
      return file === controlModule && !process.env['VITEST']
        ? `export const controlData = ${JSON.stringify(await readControlData())}`
        : null
    },
  }
}
