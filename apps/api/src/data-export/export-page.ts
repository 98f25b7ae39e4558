import { directionOf, type Locale } from '@chignon/contract/locale'
import type { Brand } from '../mail/email-content.ts'
import type { PersonalRow } from '../personal-data/personal-rows.ts'
import type { ExportGroup } from '../personal-data/personal-tables.ts'
import { exportPageMessages as messages } from './export-page.messages.ts'

/** The rows of a table and the group it is shown in. */
export type ExportedTable = { name: string; group: ExportGroup; rows: PersonalRow[] }

const groups: ExportGroup[] = ['account', 'profile', 'learning', 'purchases', 'community', 'messages']

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1.5rem;color:#231f1a;background:#fbf9f6}
h1,h2{font-weight:500;line-height:1.2}h2{margin-top:3rem;border-top:1px solid #d8d2c8;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1.5rem;border-bottom:1px solid #e7e2da;padding:1rem 0;margin:0}
dt{color:#6b635a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`

/** A page with all rows of an export, in the person's language; the names of tables and columns are those of the JSON files. */
export function exportPage(tables: ExportedTable[], locale: Locale, brand: Brand): string {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const sections = groups.map((group) => groupSection(group, filled, locale)).join('')
  const title = escape(`${brand.name} · ${messages.title[locale]}`)
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${escape(messages.text[locale])}</p>${sections}</body>
</html>
`
}

function groupSection(group: ExportGroup, tables: ExportedTable[], locale: Locale): string {
  const own = tables.filter((table) => table.group === group)
  if (own.length === 0) return ''
  return `<section><h2>${escape(messages[group][locale])}</h2>${own.map(tableSection).join('')}</section>`
}

function tableSection({ name, rows }: ExportedTable): string {
  return `<h3 lang="en" dir="ltr">${escape(readable(name))}</h3>${rows.map(rowList).join('')}`
}

function rowList(row: PersonalRow): string {
  const entries = Object.entries(row).filter(([, value]) => value !== null)
  const items = entries.map(
    ([name, value]) =>
      `<dt lang="en">${escape(readable(name))}</dt><dd dir="auto">${escape(textOf(value))}</dd>`,
  )
  return `<dl>${items.join('')}</dl>`
}

function readable(name: string): string {
  return name.replaceAll('_', ' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
}
