import bodoni from '@chignon/ui/fonts/bodoni-moda-latin.woff2?url'
import instrumentSans from '@chignon/ui/fonts/instrument-sans-latin.woff2?url'
import vazirmatn from '@chignon/ui/fonts/vazirmatn-arabic.woff2?url'
import { MessagesProvider } from '@chignon/ui/messages'
import { directionOf, isLocale } from '@chignon/contract/platform/locale'
import { userEndpoints } from '@chignon/contract/identity/user'
import { useLingui } from '@lingui/react'
import type { DehydratedState } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Links, Outlet, redirect, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import './app.css'
import type { RootData } from './lib/data/root-data.ts'
import { DeferredScripts } from '../router/deferred-scripts.tsx'
import { callFor, loaderQueries } from './lib/data/loader-queries.ts'
import { QueryProvider } from './lib/data/query-provider.tsx'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { errorResponse } from './lib/routing/error-response.ts'
import { ThemeScript } from './lib/browser/theme-script.tsx'
import { guest, type Viewer } from './lib/data/viewer.ts'
import { LazyRootErrorPage } from './areas/site/lazy-error-page.tsx'
import { LazyAuthModal } from './areas/identity/account/lazy-auth-modal.tsx'
import { conversationQuery } from './areas/community/chat/chat-queries.ts'
import { LazyMemberParts } from './areas/site/lazy-member-parts.tsx'
import { LazySiteChat } from './areas/community/chat/lazy-site-chat.tsx'
import { LazyLiveUpdates } from './areas/site/notification/lazy-live-updates.tsx'
import { unreadCountQuery } from './areas/site/notification/notification-queries.ts'
import { formatsOf } from '@chignon/app-kit/i18n/formats'
import { LazyToaster } from './areas/site/lazy-toaster.tsx'
import { hasCommunity } from './areas/community/require-community.ts'
import { ServerHead } from './areas/site/server-head.tsx'
import { LazySessionNotice } from './areas/site/lazy-session-notice.tsx'
import { SiteNavigationProgress } from './areas/site/site-navigation-progress.tsx'
import { useCanonicalTags } from './areas/site/use-canonical-tags.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { locale, locales, origin, brand } = context
  const [viewer, queries] = await Promise.all([
    viewerOf(context, request),
    context.session.token ? headerQueries(context) : undefined,
  ])
  const now = new Date().toISOString()
  return {
    locale,
    locales,
    origin,
    brand,
    viewer,
    hasCommunity: hasCommunity(context),
    socialProviders: await context.socialProviders(),
    greeting: await greetingOf(context),
    basketCount: await basketCountOf(context),
    now,
    year: formatsOf(locale).year(now),
    liveEventId: context.liveEventId ?? null,
    ...(queries && { queries }),
  }
}

/**
 * Offline, a navigation does not load the root data again, so that pages that need no other data work. An exam never does: on a poor
 * connection the browser still reports that it is online, and a failed request would replace the page with the answers.
 */
export function shouldRevalidate({
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isInExam = !formMethod && nextUrl.pathname.endsWith('/exam')
  return defaultShouldRevalidate && navigator.onLine && !isInExam
}

/** What the bell and the chat show of a member. */
async function headerQueries(context: Route.LoaderArgs['context']): Promise<DehydratedState> {
  const queries = loaderQueries(context)
  await Promise.all([queries.prefetch(unreadCountQuery({})), queries.prefetch(conversationQuery({}))])
  return queries.dehydrate()
}

async function greetingOf({ notices }: Route.LoaderArgs['context']): Promise<string | null> {
  const notice = await notices.read()
  return notice?.kind === 'signed-in' ? notice.message : null
}

async function basketCountOf({ session, guestBasket }: Route.LoaderArgs['context']): Promise<number> {
  if (session.token) return 0
  const { lines } = await guestBasket.read()
  return lines.reduce((sum, { count }) => sum + count, 0)
}

async function viewerOf(context: Route.LoaderArgs['context'], request: Request): Promise<Viewer> {
  if (!context.session.token) return guest
  try {
    const { data } = await callFor(context)(userEndpoints.me, {})
    return data
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status !== 401 && error.status !== 403) throw errorResponse(error.status, error.problem.message)
    // An invalid session ends. 401 leads to the login page and back, 403 to the home page.
    context.session.end()
    if (isMailedReset(request)) return guest
    if (error.status === 403) throw redirect('/?notice=session-expired')
    const { pathname, search } = new URL(request.url)
    throw redirect(`/login?notice=session-expired&redirectTo=${encodeURIComponent(pathname + search)}`)
  }
}

/**
 * Whether the request is for a mailed reset link. It needs no session, and its secret must not appear in a redirect.
 */
function isMailedReset(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/account/password-reset/')
}

// The app's texts are props; the provider tells the components the locale.
const noMessages = {}

// The document. It also wraps the root's error boundary, which has no loader data.
export function Layout({ children }: { children: ReactNode }) {
  // From Lingui, because the root's data may be missing.
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const faces = locale === 'fa' ? [vazirmatn] : [instrumentSans, bodoni]
  useEffect(() => {
    // The end-to-end tests wait for this: from now on the page responds.
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <ThemeScript />
        {faces.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {import.meta.env.DEV && <Links />}
        {/* Last, because the browser does not render it: hydration expects nothing after it. */}
        {import.meta.env.SSR && <ServerHead />}
      </head>
      <body>
        <MessagesProvider messages={noMessages} locale={locale}>
          {children}
        </MessagesProvider>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function App() {
  useCanonicalTags()
  return (
    <QueryProvider>
      <SiteNavigationProgress />
      <Outlet />
      <LazyAuthModal />
      <LazyToaster />
      <LazySessionNotice />
      <LazyLiveUpdates />
      <LazySiteChat />
      <LazyMemberParts />
    </QueryProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LazyRootErrorPage error={error} />
}
