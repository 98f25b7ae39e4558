import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { userEndpoints, type User } from '@chignon/contract/identity/user'
import { directionOf, type Locale } from '@chignon/contract/platform/locale'
import type { Context, Hono } from 'hono'
import { createCall } from '@chignon/app-kit/data/call'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { WebEnv } from './env.ts'
import type { OpenRequestScope, RequestScope } from './request-scope.ts'

const yearInSeconds = 31_536_000

export type StudioParts = {
  env: Pick<WebEnv, 'brand' | 'locales'>
  openRequestScope: OpenRequestScope
  /** The folder of the built studio; undefined in development, where Vite serves its files. */
  folder: string | undefined
  /** Its page, in development as Vite transforms it. */
  page: (path: string) => string | Promise<string>
}

/** The page of the built studio, read once. */
export function builtStudioPage(folder: string): StudioParts['page'] {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return () => page
}

/**
 * The studio below `/studio`: its files, and one page for every address, for those who work at the academy. Others are sent to the
 * login, or home if they are logged in.
 */
export function serveStudio(app: Hono, { env, openRequestScope, folder, page }: StudioParts): void {
  if (folder !== undefined) {
    app.use(
      '/studio/assets/*',
      serveStatic({
        root: folder,
        rewriteRequestPath: (file) => file.replace(/^\/studio/, ''),
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${yearInSeconds}, immutable`),
      }),
    )
    app.all('/studio/assets/*', (c) => c.text('Not found', 404))
    // Browsers look for a newer one each day.
    app.use(
      '/studio/push/worker.js',
      serveStatic({
        root: folder,
        rewriteRequestPath: (file) => file.replace(/^\/studio/, ''),
        onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
      }),
    )
  }
  const show = async (c: Context) => {
    const scope = await openRequestScope(c)
    const viewer = await findViewer(scope, c)
    await scope.session.commit()
    const { pathname, search } = new URL(c.req.url)
    if (!viewer) return c.redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`)
    if (viewer.role === 'learner') return c.redirect('/')
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex')
    const { locale } = scope
    const start = { locale, locales: env.locales, brand: { name: env.brand.name }, viewer }
    return c.html(withStart(await page(pathname), locale, start))
  }
  app.get('/studio', show)
  app.get('/studio/*', show)
}

/** The signed-in person; undefined without a session, which ends if it is invalid. */
async function findViewer(
  { session, locale, fetchApi }: RequestScope,
  c: Context,
): Promise<User | undefined> {
  if (!session.token) return undefined
  const base = new URL('/api/v1', c.req.url).href
  const call = createCall({ base, locale, token: session.token, fetch: fetchApi })
  try {
    return (await call(userEndpoints.me, {})).data
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    session.end()
    return undefined
  }
}

/** Writes the language and what the studio starts with into its page. */
function withStart(page: string, locale: Locale, start: object): string {
  // A closing tag inside a string would end the element.
  const json = JSON.stringify(start).replaceAll('<', '\\u003c')
  return page
    .replace('<html lang="en" dir="ltr">', () => `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(
      /(<script id="start" type="application\/json">)[^<]*(<\/script>)/,
      (_all, open: string, close: string) => open + json + close,
    )
}
