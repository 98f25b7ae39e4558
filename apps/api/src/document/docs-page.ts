import type { Endpoint } from '@chignon/contract/endpoint'
import { html } from 'hono/html'
import { docsEndpoint } from './docs-endpoint.ts'
import { linkedShape, sentence } from './inline.ts'
import type { OpenApi } from './openapi.ts'
import { problems } from './problems.ts'
import { shapeOf } from './shape.ts'

/** What the page is written from. */
export type DocsParts = {
  endpoints: Endpoint[]
  unimplemented: Endpoint[]
  document: OpenApi
  basePath: string
  origin: string
}

/** The readable page of all calls, grouped by noun. */
export function docsPage({ endpoints, unimplemented, document, basePath, origin }: DocsParts) {
  const nouns = Map.groupBy(endpoints, ({ noun }) => noun)
  const schemas = Object.entries(document.components?.schemas ?? {})
  const known = new Set(schemas.map(([name]) => name))
  const base = `${origin}${basePath}`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Provider · Chignon</title>
        <link rel="stylesheet" href="${basePath}/docs.css" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header class="top">
          <p class="overline">Chignon · provider, version 1</p>
          <h1>Every call, and what it answers</h1>
          <p class="lead">
            ${endpoints.length} calls at <code>${base}</code>. For machines there is the
            <a href="${basePath}/openapi.json">OpenAPI 3.1 document</a>.
          </p>
        </header>
        <div class="columns">
          <nav aria-label="Nouns">
            <ul>
              ${[...nouns.keys()].map((noun) => html`<li><a href="#${noun}">${noun}</a></li>`)}
              <li><a href="#shapes">shapes</a></li>
            </ul>
          </nav>
          <main id="calls">
            ${introduction(base)}
            ${[...nouns].map(
              ([noun, calls]) =>
                html`<section aria-labelledby="${noun}">
                  <h2 id="${noun}">${noun}</h2>
                  ${calls.map((endpoint) => docsEndpoint(endpoint, { planned: unimplemented.includes(endpoint), document, base, known }))}
                </section>`,
            )}
            <section aria-labelledby="shapes">
              <h2 id="shapes">Shapes</h2>
              ${schemas.map(
                ([name, schema]) =>
                  html`<article class="shape">
                    <h3 id="shape-${name}">${name}</h3>
                    <pre tabindex="0"><code>${linkedShape(shapeOf(schema), known)}</code></pre>
                  </article>`,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`
}

function introduction(base: string) {
  return html`<section class="introduction" aria-labelledby="ways">
    <h2 id="ways">Ways of the house</h2>
    <dl>
      <dt>Who calls</dt>
      <dd>
        Without a token you are a guest. Sign in with <code>POST ${base}/login</code> and send
        <code>Authorization: Bearer …</code>. A token that is expired or revoked is answered with 401
        everywhere.
      </dd>
      <dt>Language</dt>
      <dd>
        <code>Accept-Language</code> chooses idIn en, de, es, it, fr, pt and fa; where none fits it is
        English.
      </dd>
      <dt>Lists</dt>
      <dd>
        <code>page</code> counts from 1, <code>per_page</code> goes to 50. They answer <code>data</code> and
        <code>pagination</code>; one thing answers <code>data</code>.
      </dd>
      <dt>Finding</dt>
      <dd>
        <code>{id}</code> takes the id or the slug. A search of one character finds everything. A category
        that does not exist holds nothing; being related to what does not exist is 404.
      </dd>
      <dt>Units</dt>
      <dd>
        Money is whole cents of <code>currency</code>, durations are seconds, moments are RFC 3339 in UTC.
      </dd>
      <dt>Problems</dt>
      <dd>
        <code>{message, code, errors?}</code>, the message in your language, <code>errors</code> by field.
        <ul class="problems">
          ${Object.entries(problems).map(([status, [, when]]) => html`<li><b>${status}</b> ${sentence(when)}</li>`)}
        </ul>
      </dd>
    </dl>
  </section>`
}
