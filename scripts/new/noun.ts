import { camel, pascal } from './names.ts'

/** The files of a noun: contract, table, API queries and routes with their test, web query. */
export function nounFiles(name: string): Record<string, string> {
  const Name = pascal(name)
  const noun = camel(name)
  const api = `apps/api/src/${name}/${name}`
  return {
    [`packages/contract/src/${name}.ts`]: `import * as z from 'zod/mini'
import { many, one } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { idOrSlug } from './query.ts'
import { named } from './thing.ts'

/** What it is. */
export const ${noun} = named

export type ${Name} = z.infer<typeof ${noun}>

/** The endpoints of ${name}. */
export const ${noun}Endpoints = endpoints('${name}', {
  list: {
    method: 'GET',
    path: '/${name}s',
    summary: 'List all',
    response: many(${noun}),
  },
  show: { method: 'GET', path: '/${name}s/{id}', summary: 'Get one by id or slug', params: idOrSlug, response: one(${noun}) },
})
`,
    [`apps/api/src/db/schema/${name}.ts`]: `import { pgTable } from 'drizzle-orm/pg-core'
import { id, localized, slug } from './columns.ts'

export const ${noun}s = pgTable('${name.replaceAll('-', '_')}s', { id: id(), slug: slug(), name: localized('name') })
`,
    [`${api}.queries.ts`]: `import type { Locale } from '@chignon/contract'
import type { Connection } from '../db/client.ts'
import { hasIdOrSlug } from '../db/id-or-slug.ts'
import { inLocale } from '../db/localized.ts'
import { ${noun}s } from '../db/schema/${name}.ts'

const columns = (locale: Locale) => ({ id: ${noun}s.id, slug: ${noun}s.slug, name: inLocale(${noun}s.name, locale) })

/** All, ordered by slug. */
export function list${Name}s(db: Connection, locale: Locale) {
  return db.select(columns(locale)).from(${noun}s).orderBy(${noun}s.slug)
}

/** One by id or slug; undefined if it does not exist. */
export async function find${Name}(db: Connection, idOrSlug: string, locale: Locale) {
  const [found] = await db.select(columns(locale)).from(${noun}s).where(hasIdOrSlug(${noun}s, idOrSlug)).limit(1)
  return found
}
`,
    [`${api}.routes.ts`]: `import { ${noun}Endpoints } from '@chignon/contract'
import { wholeList } from '../db/page.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import { find${Name}, list${Name}s } from './${name}.queries.ts'

export const ${noun}Routes = implement(${noun}Endpoints, {
  async list({ locale, db }) {
    const data = await list${Name}s(db(), locale)
    return { data, pagination: wholeList(data.length) }
  },
  async show({ params, locale, db }) {
    return { data: (await find${Name}(db(), params.id, locale)) ?? fail(404) }
  },
})
`,
    [`${api}.api.test.ts`]: `import { ${noun}Endpoints } from '@chignon/contract'
import { expect, test } from 'vitest'
import { openAcademy } from '../testing/academy.ts'

const academy = await openAcademy()

test('returns an empty list and 404 for an unknown slug', async () => {
  expect((await academy.call(${noun}Endpoints.list, {})).data).toEqual([])
  expect(await academy.request('GET', '/${name}s/no-such-${name}')).toMatchObject({ status: 404 })
})
`,
    [`apps/web/app/queries/${name}.ts`]: `import { queriesOf } from '../lib/query-family.ts'

const queries = queriesOf('${name}', async () => (await import('@chignon/contract')).${noun}Endpoints)

export const ${noun}ListAtom = queries('list')
export const ${noun}Atom = queries('show')
`,
  }
}
