/**
 * The provider over a database of its own with a large catalogue, and two more addresses beside it: `/bench/questions`, what
 * is asked under load, and `/bench/search?search=…`, the bare limit of a search: the statements that find, their words looked
 * up beforehand, and the rows they answer.
 */
import { searchType } from '../../packages/contract/src/index.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { startEmbedded } from '../../apps/api/src/db/embedded.ts'
import { localeFrom } from '../../apps/api/src/http/locale.ts'
import { createProvider } from '../../apps/api/src/provider.ts'
import { findEntries } from '../../apps/api/src/search/find-entries.ts'
import { findWords, isFound } from '../../apps/api/src/search/find-words.ts'
import { readSearch } from '../../apps/api/src/search/read-search.ts'
import { wordQuery, type WordQuery } from '../../apps/api/src/search/word-query.ts'
import { listen } from '../../apps/web/server/listen.ts'
import { closeOnSignals } from '../close-on-signals.ts'
import { fillCatalogue } from './search/fill.ts'
import { questionsOf } from './search/questions.ts'

const whenStopping = closeOnSignals()
const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '.data' })
whenStopping(embedded.stop)
const provider = createProvider({ databaseUrl: embedded.url })
whenStopping(provider.close)
await provider.migrate()
await provider.seedIfEmpty()
const database = openDatabase(embedded.url)
const begun = performance.now()
await fillCatalogue(database)
const fillMs = performance.now() - begun
const kinds = [...(await questionsOf(database))]
// Not before it is full: closing would wait for the statement that fills it, the end of PostgreSQL breaks it off.
whenStopping(database.close)

const known = new Map<string, WordQuery | undefined>()

async function bareSearch(request: Request, text: string): Promise<Response> {
  const locale = localeFrom(request.headers.get('accept-language') ?? undefined)
  const key = `${locale} ${text}`
  if (!known.has(key)) {
    const found = (await findWords(database(), readSearch(text, locale), locale)).filter(isFound)
    known.set(key, found.length > 0 ? wordQuery(found, 'all') : undefined)
  }
  const words = known.get(key)
  const question = { locale, words, types: searchType.options, categoryId: undefined, now: new Date() }
  const part = { offset: 0, limit: 12 }
  return Response.json(words ? await findEntries(database(), question, part) : [])
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/questions') return Response.json({ kinds, fillMs })
    if (pathname === '/bench/search') return bareSearch(request, searchParams.get('search') ?? '')
    return provider.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
whenStopping(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
