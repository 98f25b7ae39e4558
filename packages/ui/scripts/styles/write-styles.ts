import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../paths.ts'
import { createSheetWriter, writeComponentSheet } from './component-sheets.ts'
import type { ClassModule } from './module-classes.ts'
import { writeColorScheme, writeReset, writeTokens } from './page-sheets.ts'
import { writeAdditiveTheme, writeStrictTheme } from './tailwind-themes.ts'

/** Writes all style sheets of the package: of all components, of each one, for pages, and for apps with Tailwind. */
export async function writeStyles(outDir: string, modules: ReadonlyMap<string, ClassModule>): Promise<void> {
  const writer = await createSheetWriter(modules)
  await writeSheet('styles.css', writer.write('styles.css'))
  await writeSheet('reset.css', await writeReset(writer.root, writer.tokens))
  await writeSheet('color-scheme.css', await writeColorScheme())
  await writeSheet('tokens.css', writeTokens(writer.tokens))
  await writeSheet('theme.css', await writeAdditiveTheme())
  await writeSheet('theme-strict.css', await writeStrictTheme())
  for (const file of modules.keys()) {
    const name = path.basename(file, '.tsx')
    if (path.basename(path.dirname(file)) === name && file.endsWith('.tsx'))
      await writeSheet(`${name}/${name}.css`, writeComponentSheet(writer, modules, file))
  }
  await cp(path.join(packageRoot, 'src/theme/fonts.css'), path.join(outDir, 'fonts.css'))
  await cp(path.join(packageRoot, 'src/theme/fonts'), path.join(outDir, 'fonts'), { recursive: true })

  async function writeSheet(name: string, css: string): Promise<void> {
    const file = path.join(outDir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, css)
  }
}
