import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Writes a .br and a .gz file beside each text file of a folder, at the highest compression level. */
export async function precompress(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder })) {
    const source = path.join(folder, file)
    const content = await readFile(source)
    const [br, gz] = await Promise.all([
      brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gzipAsync(content, { level: 9 }),
    ])
    if (br.length < content.length) await writeFile(`${source}.br`, br)
    if (gz.length < content.length) await writeFile(`${source}.gz`, gz)
  }
}
