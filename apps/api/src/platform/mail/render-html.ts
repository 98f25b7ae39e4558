import { directionOf, type Locale } from '@chignon/contract/platform/locale'
import { html, raw } from 'hono/html'
import type { EmailContent, Branding } from './email-content.ts'
import { mailMessages } from './mail.messages.ts'
import { renderPart } from './render-part.ts'
import { colours, darkStyle, fontsFor, wordmark } from './theme.ts'

/**
 * Renders a mail as HTML: one column, inline styles, no images and no remote content, so opening it cannot be tracked; only a
 * newsletter may have our own picture that counts opens. All interpolated values are escaped.
 */
export async function renderHtml(content: EmailContent, branding: Branding): Promise<string> {
  const { locale, subject, preview, heading, parts, unsubscribe, openPicture } = content
  const fonts = fontsFor(locale)
  const dir = directionOf(locale)
  const page = await html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>${subject}</title>
        <style>
          ${raw(darkStyle)}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${colours.ground[0]}">
        <div
          role="article"
          aria-roledescription="email"
          aria-label="${subject}"
          lang="${locale}"
          dir="${dir}"
          class="text"
          style="font-family:${fonts.text};font-size:16px;line-height:26px;color:${colours.text[0]}"
        >
          <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td
                align="center"
                class="ground"
                style="padding:40px 20px;background-color:${colours.ground[0]}"
              >
                ${raw('<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->')}
                <div style="max-width:560px;margin:0 auto;text-align:start">
                  ${renderHeader(branding)}
                  <h1
                    class="text"
                    style="margin:36px 0 20px;font-family:${fonts.display};font-size:30px;line-height:36px;font-weight:500;color:${
                      colours.text[0]
                    }"
                  >
                    ${heading}
                  </h1>
                  ${parts.map((part) => renderPart(part, locale))} ${renderUnsubscribe(unsubscribe)}
                  ${renderFooter(branding, locale)}
                  ${
                    openPicture === undefined
                      ? ''
                      : html`<img src="${openPicture}" width="1" height="1" alt="" />`
                  }
                </div>
                ${raw('<!--[if mso]></td></tr></table><![endif]-->')}
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`
  return page.toString()
}

function renderUnsubscribe(unsubscribe: EmailContent['unsubscribe']) {
  if (!unsubscribe) return ''
  return html`<p
    class="muted"
    style="margin:24px 0 0;font-size:14px;line-height:22px;color:${colours.muted[0]}"
  >
    <a href="${unsubscribe.page}" class="muted" style="color:${colours.muted[0]}">${unsubscribe.text}</a>
  </p>`
}

// The widths in percent of the five lines below the name, the signature of the brand.
const strands = [100, 94, 88, 82, 76]

function renderHeader({ brand, site }: Branding) {
  return html`<a href="${site}" style="text-decoration:none"
      ><bdi
        lang="en"
        class="text"
        style="font-family:${wordmark};font-size:28px;line-height:34px;font-weight:500;color:${colours.text[0]}"
        >${brand.name}</bdi
      ></a
    >
    <div aria-hidden="true" style="padding-top:18px">
      ${strands.map(
        (width) =>
          html`<div
            class="strand"
            style="width:${width}%;height:4px;font-size:0;line-height:0;border-top:1px solid ${colours.accent[0]}"
          ></div>`,
      )}
    </div>`
}

function renderFooter({ brand, site }: Branding, locale: Locale) {
  return html`<div
    class="line muted"
    style="margin-top:44px;padding-top:20px;border-top:1px solid ${colours.line[0]};font-size:14px;line-height:22px;color:${
      colours.muted[0]
    }"
  >
    <p style="margin:0"><bdi>${brand.name}</bdi> · ${mailMessages.tagline[locale]}</p>
    <p style="margin:4px 0 0">
      <a href="${site}" class="muted" style="color:${colours.muted[0]}"
        ><bdi dir="ltr">${hostOf(site)}</bdi></a
      >
      ·
      <a href="mailto:${brand.email}" class="muted" style="color:${colours.muted[0]}"
        ><bdi dir="ltr">${brand.email}</bdi></a
      >
    </p>
  </div>`
}

function hostOf(site: string): string {
  return new URL(site).host
}
