import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import type { Named } from '@chignon/contract/platform/primitives'
import { countriesIn, findCountry } from '../../platform/country/country.names.ts'
import { singlePage } from '../../platform/db/page.ts'
import {
  businessTypes,
  interests,
  postCategories,
  storyCategories,
} from '../../platform/db/schema/base-data.ts'
import { implement } from '../../platform/http/implement.ts'
import { listEducationCategories, listNamed } from './base-data.queries.ts'

/** The lists for forms and filters: for anyone. */
export const baseRoutes = implement(baseEndpoints, {
  async educationCategories({ viewerContext, services: { db } }) {
    const rows = await listEducationCategories(db(), viewerContext)
    const data = rows.map(({ coursesCount, ...category }) => ({ ...category, courses_count: coursesCount }))
    return { data, pagination: singlePage(data.length) }
  },
  async storyCategories({ locale, services: { db } }) {
    return listResponse(await listNamed(db(), storyCategories, locale))
  },
  async postCategories({ locale, services: { db } }) {
    return listResponse(await listNamed(db(), postCategories, locale))
  },
  async interests({ locale, services: { db } }) {
    return listResponse(await listNamed(db(), interests, locale))
  },
  async businessTypes({ locale, services: { db } }) {
    return listResponse(await listNamed(db(), businessTypes, locale))
  },
  async countries({ locale }) {
    const data = countriesIn(locale)
    return { data, pagination: singlePage(data.length) }
  },
  async country({ params, locale, fail }) {
    return { data: findCountry(params.code, locale) ?? fail(404) }
  },
})

function listResponse(data: Named[]) {
  return { data, pagination: singlePage(data.length) }
}
