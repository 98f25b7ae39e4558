import { decodeText } from './decode-text.ts'
import { isCamt, readCamt } from './read-camt.ts'
import { StatementError, type ReadStatement } from './read-statement.ts'

/** A file whose columns have to be known before it can be read. */
export type CsvFile = { name: string; text: string }

const maxBytes = 50 * 1024 * 1024

/** Reads what was dropped: statements in XML, archives of them, and CSV files, which are returned as text. */
export async function readFiles(
  files: readonly File[],
): Promise<{ statements: ReadStatement[]; csv: CsvFile[] }> {
  const read = { statements: [] as ReadStatement[], csv: [] as CsvFile[] }
  for (const file of files) {
    if (file.size > maxBytes) throw new StatementError('too_large')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const parts = isArchive(bytes) ? await unpack(file) : [{ name: file.name, bytes }]
    for (const { name, bytes: content } of parts) {
      const text = decodeText(content)
      if (/^[\uFEFF\s]*</.test(text)) read.statements.push(...readXml(text))
      else read.csv.push({ name, text })
    }
  }
  return read
}

/** Reads a document in XML. Throws if it is no statement. */
export function readXml(text: string): ReadStatement[] {
  const document = new DOMParser().parseFromString(text.replace(/^\uFEFF/, '').trimStart(), 'application/xml')
  if (document.getElementsByTagName('parsererror').length > 0) throw new StatementError('broken')
  if (!isCamt(document)) throw new StatementError('not_a_statement')
  return readCamt(document)
}

function isArchive([p, k, third]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && (third === 3 || third === 5)
}

async function unpack(file: File): Promise<{ name: string; bytes: Uint8Array }[]> {
  const { BlobReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js')
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false })
  try {
    const entries = (await reader.getEntries()).filter(({ filename }) => /\.(?:xml|csv|txt)$/i.test(filename))
    if (entries.length === 0) throw new StatementError('empty_archive')
    if (entries.some(({ encrypted }) => encrypted)) throw new StatementError('locked_archive')
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maxBytes)
      throw new StatementError('too_large')
    const parts = []
    for (const entry of entries) {
      if (entry.directory) continue
      parts.push({ name: entry.filename, bytes: await entry.getData(new Uint8ArrayWriter()) })
    }
    return parts
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError('broken')
  } finally {
    await reader.close()
  }
}
