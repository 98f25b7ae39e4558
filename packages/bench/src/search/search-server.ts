/**
 * The API over a database with a large catalogue, plus three endpoints: `/bench/queries` lists the search queries of the load
 * test. `/bench/search?search=…` is the bare reference of a search: it runs only the statement that finds entries with all words, with
 * the vocabulary lookup cached. `/bench/find?search=…` runs every statement of a search, without cards and marks.
 */
import { searchType } from '@chignon/contract/catalogue/search'
import { openDatabase } from '../../../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { createConcurrencyLimit } from '../../../../apps/api/src/platform/http/concurrency-limit.ts'
import { localeFrom } from '../../../../apps/api/src/platform/http/locale.ts'
import { createApi } from '../../../../apps/api/src/api.ts'
import { findEntries } from '../../../../apps/api/src/catalogue/search/find-entries.queries.ts'
import { findWords, hasMatches } from '../../../../apps/api/src/catalogue/search/find-words.ts'
import { parseSearchText } from '../../../../apps/api/src/catalogue/search/parse-search-text.ts'
import { searchCatalogue } from '../../../../apps/api/src/catalogue/search/search-catalogue.ts'
import { buildWordQuery, type WordQuery } from '../../../../apps/api/src/catalogue/search/word-query.ts'
import { listen } from '@chignon/http-server/listen'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { generateQueries } from './search-queries.ts'

const onShutdown = closeOnSignals()
const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '.data' })
onShutdown(embedded.stop)
const api = createApi({ ...readApiEnv(process.env), databaseUrl: embedded.url })
onShutdown(api.close)
await api.migrate()
await api.seedIfEmpty()
const database = openDatabase(embedded.url)
const startedAt = performance.now()
await fillCatalogue(database)
const fillMs = performance.now() - startedAt
const kinds = [...(await generateQueries(database))]
// Registered only now: closing during the fill would wait for its statement; stopping PostgreSQL cancels it.
onShutdown(database.close)

// As many searches at once as the API allows itself: on a busy machine, more connections would win it more of the processor.
const limit = createConcurrencyLimit({ maxRunning: Math.ceil(database.pool.options.max / 2) })
const cachedQueries = new Map<string, WordQuery | undefined>()

async function bareSearch(request: Request, text: string): Promise<Response> {
  const locale = localeFrom(request.headers.get('accept-language') ?? undefined)
  const key = `${locale} ${text}`
  if (!cachedQueries.has(key)) {
    const found = (await findWords(database(), parseSearchText(text, locale), locale)).filter(hasMatches)
    cachedQueries.set(key, found.length > 0 ? buildWordQuery(found, 'all') : undefined)
  }
  const words = cachedQueries.get(key)
  const query = { locale, words, types: searchType.options, categoryId: undefined, now: new Date() }
  const range = { offset: 0, limit: 12 }
  return Response.json(words ? await findEntries(database(), { query, range, viewer: null }) : [])
}

async function findAll(request: Request, text: string): Promise<Response> {
  const locale = localeFrom(request.headers.get('accept-language') ?? undefined)
  const params = { text, locale, now: new Date() }
  return Response.json(
    await searchCatalogue(database(), params, { range: { offset: 0, limit: 12 }, viewer: null }),
  )
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/queries') return Response.json({ kinds, fillMs })
    if (pathname === '/bench/search')
      return limit(() => bareSearch(request, searchParams.get('search') ?? ''))
    if (pathname === '/bench/find') return limit(() => findAll(request, searchParams.get('search') ?? ''))
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
