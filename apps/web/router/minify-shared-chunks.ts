import { minify } from 'terser'
import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

const sharedNames = new Set(chunkGroups.map(({ name }) => name))

/** Minifies what all pages share once more: Terser makes it 1 kB smaller than Rolldown does, but is too slow for all chunks. */
export function minifySharedChunks(): Plugin {
  return {
    name: 'minify-shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !sharedNames.has(chunk.name)) continue
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3 },
            // V8 compiles a function in parentheses off the main thread, which the wrappers of CommonJS modules need.
            format: { wrap_func_args: true },
          })
          if (code) chunk.code = code
        }
      },
    },
  }
}
