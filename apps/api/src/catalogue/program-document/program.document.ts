import {
  programDocument,
  type ProgramDocument,
  type ProgramFacts,
} from '@chignon/contract/catalogue/program-document'
import { findProgramObstacles } from '@chignon/contract/catalogue/program-obstacles'
import { fallbackLocale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import type { DocumentKind, Obstacle } from '../../platform/document/document-kind.ts'
import { overlaps } from '../../platform/document/document-path.ts'
import { byId, inOrder, written } from '../../platform/document/entries.ts'
import { freeSlug, slugOf } from '../slug/slug.rules.ts'
import { mostFrequent } from './most-frequent.ts'
import { programCourseMessages, programObstacleMessages } from './program-document.messages.ts'
import {
  deleteProgram,
  findProgramFacts,
  findProgramRow,
  isProgramUsed,
  isSlugTaken,
  listCourseIds,
  listPublishedCourses,
  saveCourses,
  saveProgram,
  withdrawProgram,
} from './program-document.queries.ts'

/** Programs as documents. */
export const programKind: DocumentKind<ProgramDocument, ProgramFacts> = {
  type: 'program',
  schema: programDocument,
  empty: { name: {}, summary: {}, description: {}, price: null, discounted_price: null, courses: {} },
  findObstacles: (program) =>
    findProgramObstacles(program).map(({ code, path }) => ({ path, message: programObstacleMessages[code] })),
  find: findProgram,
  prepare: checkCourses,
  write: writeProgram,
  withdraw: withdrawProgram,
  isUsed: isProgramUsed,
  remove: deleteProgram,
  findFacts: findProgramFacts,
  pricesOf: ({ price, discounted_price }) => ({ price, discounted_price }),
  copy: (program) => program,
  audited: ({ name, price, discounted_price }) => ({ name, price, discounted_price }),
}

async function findProgram(db: Connection, id: string) {
  const row = await findProgramRow(db, id)
  if (!row) return undefined
  const document: ProgramDocument = {
    name: row.name,
    summary: row.summary,
    description: row.description,
    price: row.price,
    discounted_price: row.discountedPrice,
    courses: byId(await listCourseIds(db, id), (course, position) => [course.id, { position }]),
  }
  return { document, slug: row.slug, publishedAt: row.publishedAt }
}

/** Only courses that learners can see are sold with others. */
async function checkCourses(
  db: Connection,
  _id: string,
  { courses }: ProgramDocument,
  changed: readonly string[],
): Promise<Obstacle[]> {
  const ids = Object.keys(courses)
  if (ids.length === 0 || !changed.some((path) => overlaps(path, 'courses'))) return []
  const published = new Set((await listPublishedCourses(db, ids)).map(({ id }) => id))
  return ids
    .filter((id) => !published.has(id))
    .map((id) => ({ path: `courses.${id}`, message: programCourseMessages.unknown }))
}

async function writeProgram(db: Connection, id: string, program: ProgramDocument, now: Date): Promise<void> {
  const before = await findProgramRow(db, id)
  const ids = inOrder(program.courses).map(([courseId]) => courseId)
  const published = await listPublishedCourses(db, ids)
  const categoryId = mostFrequent(published.map((course) => course.categoryId))
  // Obstacles keep such a program from being published.
  if (categoryId === undefined || program.price === null)
    throw new Error(`program ${id} lacks its courses or price`)
  const english = program.name[fallbackLocale] ?? ''
  await saveProgram(db, {
    id,
    slug: before?.slug ?? freeSlug(english, id, await isSlugTaken(db, slugOf(english, id))),
    publishedAt: now,
    name: written(program.name) ?? {},
    summary: written(program.summary) ?? {},
    description: written(program.description) ?? {},
    price: program.price,
    discountedPrice: program.discounted_price,
    categoryId,
  })
  await saveCourses(db, id, ids)
}
