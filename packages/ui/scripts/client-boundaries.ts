import path from 'node:path'
import type { Rolldown } from 'tsdown'

const directive = /^(['"])use client\1;?/
const folder = 'react-server'

/**
 * Moves `'use client'` into small modules of its own, which only server components see: bundlers for browsers warn of each directive they
 * come across. `react-server/button/button.js` marks the boundary and passes on `button/button.js`, so that a component exists once for
 * the browser, however it was imported. Server components reach those of the browser by `#client/…`, which `imports` of the package
 * resolves.
 */
export function clientBoundariesPlugin(): Pick<Rolldown.Plugin, 'name' | 'generateBundle'> {
  return {
    name: 'client-boundaries',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.fileName.endsWith('.js'),
      )
      const client = new Set(
        modules.filter(({ code }) => directive.test(code)).map(({ fileName }) => fileName),
      )
      for (const module of modules) {
        const { fileName, code, exports, isEntry } = module
        const isClient = client.has(fileName)
        // The line stays, and with it the source map.
        module.code = isClient ? code.replace(directive, '') : importBoundaries(fileName, code, client)
        if (!isClient && !isEntry) continue
        const source = path.posix.relative(path.posix.dirname(`${folder}/${fileName}`), fileName)
        const passOn = `export { ${exports.join(', ')} } from '${source}'\n`
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${fileName}`,
          source: isClient ? `'use client'\n${passOn}` : passOn,
        })
      }
    },
  }
}

function importBoundaries(fileName: string, code: string, client: ReadonlySet<string>): string {
  return code.replaceAll(/(from |import )"(\.[^"]+)"/g, (statement, keyword: string, specifier: string) => {
    const imported = path.posix.join(path.posix.dirname(fileName), specifier)
    return client.has(imported) ? `${keyword}"#client/${imported}"` : statement
  })
}
