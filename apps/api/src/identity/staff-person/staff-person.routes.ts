import { staffPersonEndpoints } from '@chignon/contract/identity/staff-person'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { implement } from '../../platform/http/implement.ts'
import { addNote, removeNote } from './change-notes.ts'
import { listNotes } from './person-note.queries.ts'
import { staffPersonMessages } from './staff-person.messages.ts'
import { presentListedPerson, presentNote, presentPerson } from './staff-person.present.ts'
import { findPerson, listPeople } from './staff-person.queries.ts'

/** The people of the academy, for staff (PEOPLE-1). */
export const staffPersonRoutes = implement(staffPersonEndpoints, {
  async list({ query, services: { db, clock } }) {
    const { search, role, only } = query
    const { rows, total } = await listPeople(db(), { search, role, only, now: clock() }, query)
    const entries = rows.map(({ createdAt: at, id }) => ({ at, id }))
    return { data: rows.map(presentListedPerson), pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async show({ params, fail, services: { db } }) {
    const [person, notes] = await Promise.all([findPerson(db(), params.id), listNotes(db(), params.id)])
    return { data: presentPerson(person ?? fail(404), notes) }
  },
  async addNote({ params, body, viewer, fail, services }) {
    const note = await addNote(services, { userId: params.id, text: body.text }, { viewer, fail })
    return { data: presentNote(note) }
  },
  async removeNote({ params, viewer, locale, fail, services }) {
    await removeNote(services, { userId: params.id, id: params.note }, { viewer, fail })
    return { message: staffPersonMessages.noteRemoved[locale] }
  },
})
