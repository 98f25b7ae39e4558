import { html, raw } from 'hono/html'

const configuration = {
  url: 'openapi.json',
  // Nothing is loaded from or sent to another origin.
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
}

/**
 * The HTML page of the API reference, rendered in the browser by Scalar. The first script makes Scalar's bundle work under the
 * content security policy: zod does not try `eval`, each style element gets the nonce, and style attributes are set by the
 * CSSOM. Scalar reads the nonce of its own stylesheet from the meta element.
 */
export function docsPage({ nonce, scriptUrl }: { nonce: string; scriptUrl: string }) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Chignon API</title>
        <meta property="csp-nonce" content="${nonce}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <div id="reference"></div>
        <script nonce="${nonce}">
          globalThis.__zod_globalConfig = { jitless: true }
          const { nonce } = document.currentScript
          const { createElement } = document
          document.createElement = (...args) => {
            const element = Reflect.apply(createElement, document, args)
            if (element instanceof HTMLStyleElement) element.nonce = nonce
            return element
          }
          const { setAttribute } = Element.prototype
          Element.prototype.setAttribute = function (name, value) {
            if (name === 'style') this.style.cssText = value
            else Reflect.apply(setAttribute, this, [name, value])
          }
        </script>
        <script nonce="${nonce}" src="${scriptUrl}"></script>
        <script nonce="${nonce}">
          Scalar.createApiReference('#reference', ${raw(JSON.stringify(configuration))})
        </script>
      </body>
    </html>`
}
