import { directionOf, type Locale } from '@chignon/contract/platform/locale'
import type { Brand } from '../../platform/mail/email-content.ts'
import type { PersonalRow } from '../personal-data/personal-rows.queries.ts'
import type { ExportGroup } from '../personal-data/personal-tables.ts'
import { exportPageMessages as messages } from './export-page.messages.ts'

/** The rows of a table and the group it is shown in. */
export type ExportedTable = { name: string; group: ExportGroup; rows: PersonalRow[] }

const groups: ExportGroup[] = ['account', 'profile', 'learning', 'purchases', 'community', 'messages']

const style = `:root{color-scheme:light dark;--ground:#fbf9f6;--text:#231f1a;--muted:#6b635a;--line:#d8d2c8;--accent:#85591b}
@media (prefers-color-scheme:dark){:root{--ground:#14110e;--text:#f1ede6;--muted:#a89f93;--line:#3a342d;--accent:#cfa866}}
body{font:16px/1.6 'Instrument Sans',system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:4rem 1.5rem;color:var(--text);background:var(--ground)}
h1,h2{font-family:'Bodoni Moda',Didot,'Bodoni MT',Georgia,serif;font-weight:500;line-height:1.1}h1{font-size:clamp(2.25rem,6vw,4rem);margin:0 0 1rem}
[lang=fa] h1,[lang=fa] h2{font-family:Vazirmatn,system-ui,sans-serif}
header{border-block-end:2px solid var(--accent);padding-block-end:2rem}header p{max-width:40rem;color:var(--muted)}
h2{font-size:1.75rem;margin:4rem 0 1rem}h3{font-size:1rem;font-weight:600;color:var(--accent);margin:2rem 0 .5rem}h3::first-letter,dt::first-letter{text-transform:uppercase}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1.5rem;border-block-start:1px solid var(--line);padding:1rem 0;margin:0}
dt{color:var(--muted)}[dir=rtl] :is(h3,dd){text-align:end}[dir=rtl] dd:dir(rtl){text-align:start}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}
@media print{:root{color-scheme:light;--ground:#fff;--text:#000;--muted:#444;--line:#bbb;--accent:#000}body{max-width:none;padding:0;font-size:11pt}dl{break-inside:avoid}h2,h3{break-after:avoid}}`

/** A page with all rows of an export, in the person's language; tables and columns are named as in the JSON files. */
export function exportPage(tables: ExportedTable[], locale: Locale, brand: Brand): string {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const sections = groups.map((group) => groupSection(group, filled, locale)).join('')
  const title = escape(`${brand.name} · ${messages.title[locale]}`)
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><header><h1>${title}</h1><p>${escape(messages.text[locale])}</p></header>${sections}</body>
</html>
`
}

function groupSection(group: ExportGroup, tables: ExportedTable[], locale: Locale): string {
  const own = tables.filter((table) => table.group === group)
  if (own.length === 0) return ''
  return `<section><h2>${escape(messages[group][locale])}</h2>${own.map((table) => tableSection(table, locale)).join('')}</section>`
}

function tableSection({ name, rows }: ExportedTable, locale: Locale): string {
  return `<h3 lang="en" dir="ltr">${escape(readable(name))}</h3>${rows.map((row) => rowList(row, locale)).join('')}`
}

function rowList(row: PersonalRow, locale: Locale): string {
  const entries = Object.entries(row).filter(([, value]) => value !== null)
  const items = entries.map(
    ([name, value]) =>
      `<dt lang="en">${escape(readable(name))}</dt><dd dir="auto">${escape(textOf(value, locale))}</dd>`,
  )
  return `<dl>${items.join('')}</dl>`
}

function readable(name: string): string {
  return name.replaceAll('_', ' ')
}

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/

function textOf(value: unknown, locale: Locale): string {
  if (value instanceof Date) return timeOf(value, locale)
  if (typeof value !== 'string') return JSON.stringify(value)
  const time = moment.test(value) ? new Date(value) : undefined
  return time && !Number.isNaN(time.getTime()) ? timeOf(time, locale) : value
}

// The time zone of the person is not stored, so the text names the one it uses.
function timeOf(time: Date, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(locale, options).format(time)} UTC`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
}
