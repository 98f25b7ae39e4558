/**
 * `pnpm --filter @chignon/ui-quality record-release`: stores the props of every component under the package's version.
 * Part of a release; status and Storybook compare with the stored releases.
 */
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from '../../ui/scripts/manifest/manifest.ts'
import type { Release } from './breaking-changes.ts'

const folder = path.join(import.meta.dirname, 'releases')

/** All releases, newest first. */
export function readReleases(): Release[] {
  return globSync('*.json', { cwd: folder })
    .map((file): Release => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
}

if (import.meta.main) {
  const { version, components } = await readManifest()
  const release: Release = {
    version,
    components: components.map(({ name, entry, props }) => ({
      name,
      entry,
      props: props.map((prop) => ({
        name: prop.name,
        type: prop.type,
        values: prop.values,
        isRequired: prop.isRequired,
      })),
    })),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${version}.json`), `${JSON.stringify(release)}\n`)
  console.log(`Recorded ${components.length} components of ${version}.`)
}
