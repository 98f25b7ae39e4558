import path from 'node:path'

/** The package's own folder. */
export const packageRoot = path.resolve(import.meta.dirname, '..')

/** Where the built package is. */
export const dist = path.join(packageRoot, 'dist')
