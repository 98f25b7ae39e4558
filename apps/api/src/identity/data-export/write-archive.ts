import type { Readable } from 'node:stream'
import { TextReader, type ZipWriter } from '@zip.js/zip.js'
import { personalTables } from '../personal-data/personal-tables.ts'
import { readPersonalRows } from '../personal-data/personal-rows.queries.ts'
import type { Services } from '../../platform/services.ts'
import { zipStream } from '../../platform/zip/zip-stream.ts'
import type { UserRow } from '../user/user.queries.ts'
import { listPersonalFiles } from './data-export.queries.ts'
import { exportPage, type ExportedTable } from './export-page.ts'

type ArchiveServices = Pick<Services, 'db' | 'files' | 'branding'>

/**
 * The ZIP file of everything stored about a person: `data/<table>.json` for each table, `files/` with their files, and
 * `index.html` to read. It is written while it is read.
 */
export function writeArchive(services: ArchiveServices, user: UserRow): AsyncGenerator<Uint8Array> {
  return zipStream((zip) => addEntries(zip, services, user))
}

async function addEntries(zip: ZipWriter<unknown>, services: ArchiveServices, user: UserRow): Promise<void> {
  const { db, branding } = services
  const tables: ExportedTable[] = []
  for (const [name, { group }] of Object.entries(personalTables)) {
    const rows = await readPersonalRows(db(), name, user.id)
    tables.push({ name, group, rows })
    await zip.add(`data/${name}.json`, new TextReader(`${JSON.stringify(rows, null, 2)}\n`))
  }
  await zip.add('index.html', new TextReader(exportPage(tables, user.locale, branding().brand)))
  await addFiles(zip, services, user.id)
}

async function addFiles(
  zip: ZipWriter<unknown>,
  { db, files }: ArchiveServices,
  userId: string,
): Promise<void> {
  for (const row of await listPersonalFiles(db(), userId)) {
    // An earlier copy contains the same once more.
    if (row.purpose === 'export') continue
    const bytes = await files.open(row)
    await zip.add(`files/${row.id}-${row.name}`, bytesOf(bytes))
  }
}

function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from<Uint8Array>(stream)
}
