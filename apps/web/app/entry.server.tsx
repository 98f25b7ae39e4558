import { I18nProvider } from '@lingui/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router'
import { availableFeeds } from './lib/files/feeds.ts'
import { createPageBody } from './lib/files/page-body.ts'
import { serverI18n } from './lib/i18n/i18n.server.ts'
import { NonceProvider } from './lib/browser/nonce.tsx'
import { metadataOf } from './lib/seo/page-metadata.ts'
import { PageMetadataProvider } from './lib/seo/page-metadata-context.ts'

/** Time after which React aborts what is still streaming, in milliseconds. */
export const streamTimeout = 5_000

/** Renders a page as a stream. Browsers get the shell first; crawlers and error pages are sent when complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { locale, nonce } = context
  const i18n = await serverI18n(locale)
  // Error pages load their code while they render: send them complete, so that no fallback is visible.
  const isComplete = status >= 400 || isbot(request.headers.get('User-Agent')) || routerContext.isSpaMode
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let isShellSent = false
    const send = () => {
      isShellSent = true
      const { body, destination } = createPageBody()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      headers.set('Content-Language', locale)
      headers.append('Vary', 'Accept-Language, Cookie')
      if (responseStatus === 503) headers.set('Retry-After', '5')
      resolve(new Response(body, { headers, status: responseStatus }))
      pipe(destination)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <PageMetadataProvider value={{ ...metadataOf(context), feeds: availableFeeds(context) }}>
          <I18nProvider i18n={i18n}>
            <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
          </I18nProvider>
        </PageMetadataProvider>
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // By default React sends large parts at the end of the page, hidden until a script moves them to their place.
        progressiveChunkSize: Infinity,
        ...(isComplete ? { onAllReady: send } : { onShellReady: send }),
        onShellError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
        onError: () => {
          // Before the shell is sent, onShellError reports the error; afterwards the status can no longer change.
          if (!isShellSent) responseStatus = 500
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}
