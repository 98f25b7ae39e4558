import { directionOf, type Locale } from '@chignon/contract/locale'
import { html, raw } from 'hono/html'
import type { EmailContent, EmailFrame, EmailPart } from './email-content.ts'
import { mailMessages } from './mail.messages.ts'
import { colours, darkStyle, fontsFor, wordmark } from './theme.ts'

/**
 * Renders a mail as HTML: one column, inline styles, no images and no remote content, so opening it cannot be tracked. All
 * interpolated values are escaped.
 */
export async function renderHtml(content: EmailContent, frame: EmailFrame): Promise<string> {
  const { locale, subject, preview, heading, parts } = content
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
                  ${renderHeader(frame)}
                  <h1
                    class="text"
                    style="margin:36px 0 20px;font-family:${fonts.display};font-size:30px;line-height:36px;font-weight:500;color:${
                      colours.text[0]
                    }"
                  >
                    ${heading}
                  </h1>
                  ${parts.map((part) => renderPart(part, locale))} ${renderFooter(frame, locale)}
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

// The widths in percent of the five lines below the name, the signature of the brand.
const strands = [100, 94, 88, 82, 76]

function renderHeader({ brand, site }: EmailFrame) {
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

function renderFooter({ brand, site }: EmailFrame, locale: Locale) {
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

function renderPart(part: EmailPart, locale: Locale) {
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 18px">${renderLines(part.text)}</p>`
    case 'note':
      return html`<p
        class="muted"
        style="margin:0 0 14px;font-size:14px;line-height:22px;color:${colours.muted[0]}"
      >
        ${renderLines(part.text)}
      </p>`
    case 'quote':
      return html`<div
        dir="auto"
        class="raised line"
        style="margin:0 0 22px;padding:16px 20px;border:1px solid ${colours.line[0]};background-color:${
          colours.raised[0]
        };overflow-wrap:anywhere"
      >
        ${renderLines(part.text)}
      </div>`
    case 'facts':
      return renderFacts(part.items)
    case 'button':
      return renderButton(part, locale)
  }
}

function renderButton({ label, url }: { label: string; url: string }, locale: Locale) {
  return html`<table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:10px 0 22px"
    >
      <tr>
        <td class="button" style="border-radius:6px;background-color:${colours.accent[0]}">
          <a
            href="${url}"
            class="label"
            style="display:inline-block;padding:13px 28px;font-weight:600;text-decoration:none;color:${
              colours.onAccent[0]
            }"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="muted" style="margin:0 0 22px;font-size:14px;line-height:22px;color:${colours.muted[0]}">
      ${mailMessages.copyLink[locale]}<br />
      <a
        href="${url}"
        dir="ltr"
        class="accent"
        style="display:inline-block;overflow-wrap:anywhere;word-break:break-all;color:${colours.accent[0]}"
        >${url}</a
      >
    </p>`
}

function renderFacts(items: { term: string; description: string }[]) {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 22px"
  >
    ${items.map(
      ({ term, description }) =>
        html`<tr>
          <th
            scope="row"
            class="muted line"
            style="padding:10px 0;padding-inline-end:24px;text-align:start;vertical-align:top;white-space:nowrap;font-weight:400;font-size:14px;border-bottom:1px solid ${
              colours.line[0]
            };color:${colours.muted[0]}"
          >
            ${term}
          </th>
          <td
            class="line"
            width="100%"
            style="padding:10px 0;text-align:start;overflow-wrap:anywhere;border-bottom:1px solid ${colours.line[0]}"
          >
            <bdi>${description}</bdi>
          </td>
        </tr>`,
    )}
  </table>`
}

function renderLines(text: string) {
  return text.split('\n').map((line, index) => html`${index > 0 ? raw('<br />') : ''}${line}`)
}

function hostOf(site: string): string {
  return new URL(site).host
}
