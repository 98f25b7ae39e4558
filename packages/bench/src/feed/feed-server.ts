/**
 * The API with 100,000 posts and a million likes, plus two endpoints: `/bench/setup` returns the requests of the load test and the
 * tokens and posts of its likes; `/bench/like?post=…&person=…` is the bare reference of a like: it runs only the upsert and the
 * count, without sign-in and checks.
 */
import { createApp } from '../../../../apps/api/src/app.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { createApi } from '../../../../apps/api/src/api.ts'
import { likePost } from '../../../../apps/api/src/community/post/post-like.queries.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'
import { feedQueries } from './feed-queries.ts'
import { feedVocabularies, fillFeed } from './fill-feed.ts'

const personCount = 200
const likedPosts = 2000
const onShutdown = closeOnSignals()
const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '.data' })
onShutdown(embedded.stop)
const env = { ...readApiEnv(process.env), databaseUrl: embedded.url }
const seeding = createApi(env)
await seeding.migrate()
await seeding.seedIfEmpty()
await seeding.close()
const services = createServices(env)
onShutdown(services.close)
const api = createApp(services)
const vocabularies = feedVocabularies()
const startedAt = performance.now()
await fillFeed(services.db, vocabularies)
const fillMs = performance.now() - startedAt

const now = new Date()
const people = await Promise.all(Array.from({ length: personCount }, () => makeMember(services.db, now)))
const { rows: posts } = await services.db.pool.query<{ id: string }>(
  `select id from posts where slug like 'generated-%' order by slug limit ${likedPosts}`,
)
const { rows: categories } = await services.db.pool.query<{ slug: string }>(
  'select slug from post_categories order by position',
)
const setup = {
  fillMs,
  kinds: feedQueries(
    vocabularies,
    categories.map(({ slug }) => slug),
  ),
  tokens: people.map(({ token }) => token),
  posts: posts.map(({ id }) => id),
}

async function likeOnly(post: number, person: number): Promise<Response> {
  const likesCount = await likePost(services.db, posts[post]?.id ?? '', people[person]?.user.id ?? '', now)
  return Response.json({ data: { is_liked: true, likes_count: likesCount } })
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup') return Response.json(setup)
    if (pathname === '/bench/like')
      return likeOnly(Number(searchParams.get('post')), Number(searchParams.get('person')))
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
