import { staffCatalogueEndpoints } from '@chignon/contract/catalogue/staff-catalogue'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import { listTeachers } from '../educator/teacher.queries.ts'
import { presentCatalogueEntry } from './staff-catalogue.present.ts'
import { countCatalogue, listCatalogue } from './staff-catalogue.queries.ts'

/** Everything that is taught and sold, as those see it who write it. */
export const staffCatalogueRoutes = implement(staffCatalogueEndpoints, {
  async list({ query, locale, ownOnly, services: { db, clock } }) {
    const { search, kind, state } = query
    const filter = { search: search || undefined, kind, state, own: ownOnly }
    const rows = await listCatalogue(db(), filter, { locale, now: clock() }, query)
    const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countCatalogue(db(), filter))
    return { data: rows.map(presentCatalogueEntry), pagination: paginationOf(query, total) }
  },
  async teachers({ services: { db } }) {
    const people = await listTeachers(db())
    const data = people.map((person) => ({ id: person.id, full_name: fullNameOf(person) }))
    return { data, pagination: singlePage(data.length) }
  },
})
