import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runOrThrow } from '@chignon/dev-tools/run'
import { packageRoot } from '../../ui/scripts/paths.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * The minified style sheet of an app that uses only these modules of the package: base, tokens and the classes they name.
 * `modules` are paths of files.
 */
export async function stylesOf(modules: readonly string[]): Promise<string> {
  // Within this package, so that `tailwindcss` resolves.
  const folder = await mkdtemp(path.join(root, 'node_modules/.styles-'))
  try {
    const from = path.join(folder, 'from.css')
    const sources = modules.map((file) => `@source ${JSON.stringify(path.relative(folder, file))};`)
    const theme = path.relative(folder, path.join(packageRoot, 'src/theme/theme.css'))
    await writeFile(
      from,
      [`@import 'tailwindcss' source(none);`, `@import ${JSON.stringify(theme)};`, ...sources].join('\n'),
    )
    const to = path.join(folder, 'to.css')
    const cli = path.join(root, 'node_modules/.bin/tailwindcss')
    await runOrThrow(cli, ['-i', from, '-o', to, '--minify'], { cwd: root })
    return await readFile(to, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
