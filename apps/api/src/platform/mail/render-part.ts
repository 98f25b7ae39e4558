import type { Locale } from '@chignon/contract/platform/locale'
import { html, raw } from 'hono/html'
import type { AmountRow, EmailPart } from './email-content.ts'
import { mailMessages } from './mail.messages.ts'
import { renderRichText } from './render-rich-text.ts'
import { colours } from './theme.ts'

/** Renders a part of a mail as HTML. */
export function renderPart(part: EmailPart, locale: Locale) {
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
    case 'rich-text':
      return renderRichText(part.text)
    case 'facts':
      return renderFacts(part.items)
    case 'amounts':
      return renderAmounts(part)
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

function renderTable(rows: unknown[]) {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 22px"
  >
    ${rows}
  </table>`
}

function renderFacts(items: { term: string; description: string }[]) {
  return renderTable(
    items.map(
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
    ),
  )
}

function renderLines(text: string) {
  return text.split('\n').map((line, index) => html`${index > 0 ? raw('<br />') : ''}${line}`)
}

function renderAmounts({ rows, total }: { rows: AmountRow[]; total: AmountRow }) {
  const cell = `padding:10px 0;vertical-align:top;border-bottom:1px solid ${colours.line[0]}`
  const strong = `${cell};border-bottom:0;font-weight:600`
  const row = ({ label, detail, amount }: AmountRow, style: string) =>
    html`<tr>
      <th
        scope="row"
        width="100%"
        class="line"
        style="text-align:start;font-weight:400;overflow-wrap:anywhere;${style}"
      >
        <bdi>${label}</bdi>
        ${
          detail === undefined
            ? ''
            : html`<br /><span class="muted" style="font-size:14px;line-height:22px;color:${colours.muted[0]}"
                  ><bdi>${detail}</bdi></span
                >`
        }
      </th>
      <td
        class="line"
        style="text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;${
          style
        };padding-inline-start:24px"
      >
        <bdi>${amount}</bdi>
      </td>
    </tr>`
  return renderTable([...rows.map((cells) => row(cells, cell)), row(total, strong)])
}
