import { minify } from 'terser'
import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

const sharedNames = new Set(chunkGroups.map(({ name }) => name))

// Small chunks are not made smaller, and of the largest ones only the shared ones are loaded at start.
const largeBytes = { min: 12_000, max: 100_000 }

/**
 * Minifies what all pages share, and the large chunks, once more: Terser makes them 1 % smaller than Rolldown does, but is too slow
 * for all chunks.
 */
export function minifyLargeChunks(): Plugin {
  return {
    name: 'minify-large-chunks',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { length } = chunk.code
          const isLarge = length >= largeBytes.min && length <= largeBytes.max
          if (!isLarge && !sharedNames.has(chunk.name)) continue
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            // None of them has a getter with an effect.
            compress: { passes: 3, pure_getters: true },
            // V8 compiles a function in parentheses off the main thread, which the wrappers of CommonJS modules need.
            format: { wrap_func_args: true },
          })
          if (code) chunk.code = code
        }
      },
    },
  }
}
