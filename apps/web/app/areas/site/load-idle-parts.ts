import type * as IdleParts from './idle-parts.tsx'

let parts: Promise<typeof IdleParts> | undefined

/** What every page loads when it is idle. There is one import for all: WebKit fulfils a second one before the module has run. */
export function loadIdleParts() {
  parts ??= import('./idle-parts.tsx').catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}
