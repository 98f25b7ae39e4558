import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildTargets } from '@chignon/dev-tools/supported-browsers'
import tailwindcss from '@tailwindcss/vite'
import { build, defaultClientConditions, preview, type InlineConfig } from 'vite'

/** Builds and serves a page with components that the app does not have, or that it has only where they do not scroll. */
export async function serveParts(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-parts-'))
  const config: InlineConfig = {
    configFile: false,
    root: path.join(import.meta.dirname, 'parts'),
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true, target: buildTargets },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(config)
  const server = await preview(config)
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
