import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import type { DocumentChange } from '@chignon/contract/platform/document'
import type { Call } from '@chignon/app-kit/data/call'

/** A draft that a journey begins as the owner of the sample academy. */
export type CourseDraft = {
  id: string
  /** Changes it, one path after the other. */
  change: (changes: DocumentChange[]) => Promise<void>
  /** Creates a link to its preview; returns the path. */
  preview: () => Promise<string>
}

const lessonOf = (position: number, en: string, de: string) => ({
  position,
  name: { en, de },
  is_free: position === 1,
  chapters: {},
})

/** Begins the draft of a course with two lessons in English and German. Its category is that of a sample course. */
export async function beginCourseDraft(api: (token?: string) => Call): Promise<CourseDraft> {
  const { data: sample } = await api()(courseEndpoints.show, {
    params: { id: 'classic-chignon-in-five-moves' },
  })
  const body = { email: 'owner@example.com', password: 'hairdesign' }
  const { data: session } = await api()(authEndpoints.login, { body })
  const call = api(session.token)
  const params = { id: randomUUID() }
  const changes = [
    { path: 'name', value: { en: 'The unfinished braid', de: 'Der unfertige Zopf' } },
    { path: 'summary', value: { en: 'A braid that ends open.', de: 'Ein Zopf, der offen endet.' } },
    { path: 'description', value: { en: 'Three strands and patience.', de: 'Drei Strähnen und Geduld.' } },
    { path: 'category_id', value: sample.category.id },
    { path: 'price', value: 4900 },
    ...sample.educators.map(({ id }, index) => ({ path: `educators.${id}`, value: { position: index + 1 } })),
    { path: `lessons.${randomUUID()}`, value: lessonOf(1, 'Three strands', 'Drei Strähnen') },
    { path: `lessons.${randomUUID()}`, value: lessonOf(2, 'The open end', 'Das offene Ende') },
  ]
  const { data: draft } = await call(courseDocumentEndpoints.create, { params, body: { changes } })
  let { revision } = draft
  const editor = randomUUID()
  return {
    id: params.id,
    async change(more) {
      const { data } = await call(courseDocumentEndpoints.change, {
        params,
        body: { revision, session: editor, changes: more },
      })
      revision = data.revision
    },
    preview: async () => (await call(courseDocumentEndpoints.createPreview, { params })).data.path,
  }
}
