import { camel, pascal } from './names.ts'

/** A noun’s slice: contract, table, the API’s queries and routes with their test, and the web’s query. */
export function nounFiles(name: string): Record<string, string> {
  const Name = pascal(name)
  const noun = camel(name)
  const api = `apps/api/src/${name}/${name}`
  return {
    [`packages/contract/src/${name}.ts`]: `import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { named } from './primitives.ts'
import { idOrSlug } from './query.ts'
import { list, single } from './response.ts'

/** Describe it here in one sentence. */
export const ${noun} = named

export type ${Name} = z.infer<typeof ${noun}>

/** The endpoints of ${name}. */
export const ${noun}Endpoints = defineEndpoints('${name}', {
  list: {
    method: 'GET',
    path: '/${name}s',
    summary: 'List all',
    response: list(${noun}),
  },
  show: { method: 'GET', path: '/${name}s/{id}', summary: 'Get one by id or slug', params: idOrSlug, response: single(${noun}) },
})
`,
    [`apps/api/src/db/schema/${name}.ts`]: `import { pgTable } from 'drizzle-orm/pg-core'
import { id, localized, slug } from './columns.ts'

export const ${noun}s = pgTable('${name.replaceAll('-', '_')}s', { id: id(), slug: slug(), name: localized('name') })
`,
    [`${api}.queries.ts`]: `import type { Locale } from '@chignon/contract/locale'
import type { Connection } from '../db/client.ts'
import { hasIdOrSlug } from '../db/id-or-slug.ts'
import { inLocale } from '../db/localized.ts'
import { ${noun}s } from '../db/schema/${name}.ts'

const columns = (locale: Locale) => ({ id: ${noun}s.id, slug: ${noun}s.slug, name: inLocale(${noun}s.name, locale) })

/** All of them, in a stable order. */
export function list${Name}s(db: Connection, locale: Locale) {
  return db.select(columns(locale)).from(${noun}s).orderBy(${noun}s.slug)
}

/** One of them; undefined where there is none. */
export async function find${Name}(db: Connection, idOrSlug: string, locale: Locale) {
  const [found] = await db.select(columns(locale)).from(${noun}s).where(hasIdOrSlug(${noun}s, idOrSlug)).limit(1)
  return found
}
`,
    [`${api}.routes.ts`]: `import { ${noun}Endpoints } from '@chignon/contract/${name}'
import { wholeList } from '../db/page.ts'
import { fail } from '../http/fail.ts'
import { implement } from '../http/implement.ts'
import { find${Name}, list${Name}s } from './${name}.queries.ts'

/** Anyone may read them. */
export const ${noun}Routes = implement(${noun}Endpoints, {
  async list({ locale, services: { db } }) {
    const data = await list${Name}s(db(), locale)
    return { data, pagination: wholeList(data.length) }
  },
  async show({ params, locale, services: { db } }) {
    return { data: (await find${Name}(db(), params.id, locale)) ?? fail(404) }
  },
})
`,
    [`${api}.api.test.ts`]: `import { ${noun}Endpoints } from '@chignon/contract/${name}'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

test('returns an empty list and 404 in an empty database', async () => {
  expect((await app.call(${noun}Endpoints.list, {})).data).toEqual([])
  expect(await app.request('GET', '/${name}s/no-such-${name}')).toMatchObject({ status: 404 })
})
`,
    [`apps/web/app/areas/${name}/${name}-queries.ts`]: `import { endpointAtoms } from '../../lib/data/endpoint-atoms.ts'

const queries = endpointAtoms('${name}', async () => (await import('@chignon/contract/${name}')).${noun}Endpoints)

export const ${noun}ListAtom = queries('list')
export const ${noun}Atom = queries('show')
`,
  }
}
