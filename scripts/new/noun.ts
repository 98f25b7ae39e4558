import type { Edit } from './edit-file.ts'
import { camel, pascal, plural, splitName } from './names.ts'

/** The files of a noun, named with its area, such as `commerce/voucher`: contract, table, the API's queries and routes with their test, and the web's queries with theirs. */
export function nounFiles(areaAndName: string): Record<string, string> {
  const { area, name } = splitName(areaAndName)
  const Name = pascal(name)
  const noun = camel(name)
  const names = plural(name)
  const nouns = camel(names)
  const Names = pascal(names)
  const api = `apps/api/src/${area}/${name}/${name}`
  return {
    [`packages/contract/src/${area}/${name}.ts`]: `import type * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { named } from '../platform/primitives.ts'
import { idOrSlug } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'

/** Describe it here in one sentence. */
export const ${noun} = named

export type ${Name} = z.infer<typeof ${noun}>

/** The endpoints of ${name}. */
export const ${noun}Endpoints = defineEndpoints('${name}', {
  list: {
    method: 'GET',
    path: '/${names}',
    summary: 'All ${names.replaceAll('-', ' ')}',
    response: list(${noun}),
  },
  show: { method: 'GET', path: '/${names}/{id}', summary: 'One ${name.replaceAll('-', ' ')}, by id or slug', params: idOrSlug, response: single(${noun}) },
})
`,
    [`apps/api/src/platform/db/schema/${name}.ts`]: `import { pgTable } from '../drizzle.ts'
import { id, localized, slug } from './columns.ts'

export const ${nouns} = pgTable('${names.replaceAll('-', '_')}', { id: id(), slug: slug(), name: localized('name') })
`,
    [`${api}.queries.ts`]: `import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { ${nouns} } from '../../platform/db/schema/${name}.ts'

const columns = (locale: Locale) => ({ id: ${nouns}.id, slug: ${nouns}.slug, name: inLocale(${nouns}.name, locale) })

/** All, ordered by slug. */
export function list${Names}(db: Connection, locale: Locale) {
  return db.select(columns(locale)).from(${nouns}).orderBy(${nouns}.slug)
}

/** The one with this id or slug; undefined if there is none. */
export async function find${Name}(db: Connection, idOrSlug: string, locale: Locale) {
  const [found] = await db.select(columns(locale)).from(${nouns}).where(hasIdOrSlug(${nouns}, idOrSlug)).limit(1)
  return found
}
`,
    [`${api}.routes.ts`]: `import { ${noun}Endpoints } from '@chignon/contract/${area}/${name}'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { find${Name}, list${Names} } from './${name}.queries.ts'

/** Anyone may read them. */
export const ${noun}Routes = implement(${noun}Endpoints, {
  async list({ locale, services: { db } }) {
    const data = await list${Names}(db(), locale)
    return { data, pagination: singlePage(data.length) }
  },
  async show({ params, locale, fail, services: { db } }) {
    return { data: (await find${Name}(db(), params.id, locale)) ?? fail(404) }
  },
})
`,
    [`${api}.api.test.ts`]: `import { ${noun}Endpoints } from '@chignon/contract/${area}/${name}'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp()

test('returns an empty list and 404 in an empty database', async () => {
  expect((await app.call(${noun}Endpoints.list, {})).data).toEqual([])
  expect(await app.request('GET', '/${names}/no-such-${name}')).toMatchObject({ status: 404 })
})
`,
    [`apps/web/app/areas/${area}/${name}/${name}-queries.ts`]: `import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries('${name}', async () => (await import('@chignon/contract/${area}/${name}')).${noun}Endpoints)

export const ${noun}ListQuery = queries('list')
export const ${noun}Query = queries('show')
`,
    [`apps/web/app/areas/${area}/${name}/${name}-queries.test.ts`]: `import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { ${noun}Query, ${noun}ListQuery } from './${name}-queries.ts'

it('returns one query atom per input', () => {
  const { get } = createStore()
  const list = () => get(${noun}ListQuery({}).atoms)({})
  const byId = (id: string) => get(${noun}Query({ params: { id } }).atoms)({ params: { id } })
  expect(list()).toBe(list())
  expect(byId('first')).toBe(byId('first'))
  expect(byId('first')).not.toBe(byId('second'))
})
`,
  }
}

/** The lists that name every noun. */
export function nounEdits(areaAndName: string): Edit[] {
  const { area, name } = splitName(areaAndName)
  const noun = camel(name)
  return [
    {
      file: 'apps/api/src/routes.ts',
      importLine: `import { ${noun}Routes } from './${area}/${name}/${name}.routes.ts'`,
      list: 'routes',
      item: `...${noun}Routes`,
    },
    {
      file: 'apps/api/src/platform/api-reference/contract-modules.ts',
      importLine: `import * as ${noun} from '@chignon/contract/${area}/${name}'`,
      list: 'contractModules',
      item: noun,
    },
  ]
}
