import { courseDocumentEndpoints, type CourseDocument } from '@chignon/contract/catalogue/course-document'
import type { DocumentChange } from '@chignon/contract/platform/document'
import type { Caller, TestApp } from './test-app.ts'

/** The changes that complete a course: texts, price, category, an educator and two lessons. */
export function completeCourse({ categoryId, educatorId }: { categoryId: string; educatorId: string }) {
  const lessonIds = [crypto.randomUUID(), crypto.randomUUID()] as const
  const lesson = (name: string, position: number) => ({
    position,
    name: { en: name },
    is_free: false,
    chapters: {},
  })
  const changes: DocumentChange[] = [
    { path: 'name.en', value: 'The soft bob' },
    { path: 'name.de', value: 'Der weiche Bob' },
    { path: 'summary.en', value: 'A bob without hard lines' },
    { path: 'description.en', value: 'All of it' },
    { path: 'category_id', value: categoryId },
    { path: 'price', value: 4900 },
    { path: `educators.${educatorId}`, value: { position: 1 } },
    { path: `lessons.${lessonIds[0]}`, value: lesson('Parting', 1) },
    { path: `lessons.${lessonIds[1]}`, value: lesson('The line', 2) },
  ]
  return { changes, lessonIds }
}

/** One open page of an editor: it changes a course as the studio does. */
export function openEditor(testApp: TestApp, id: string, caller: Caller) {
  const session = crypto.randomUUID()
  const params = { id }
  let revision = 0
  const path = `/staff/courses/${id}`
  return {
    session,
    get revision() {
      return revision
    },
    async load() {
      const { data } = await testApp.call(courseDocumentEndpoints.show, { params }, caller)
      revision = data.revision
      return data
    },
    async draft(): Promise<CourseDocument> {
      return (await testApp.call(courseDocumentEndpoints.show, { params }, caller)).data.draft
    },
    async change(changes: DocumentChange[]) {
      const { data } = await testApp.call(
        courseDocumentEndpoints.change,
        { params, body: { revision, session, changes } },
        caller,
      )
      revision = data.revision
      return data
    },
    /** The same without expecting success; the revision stays. */
    tryChange: (changes: DocumentChange[]) =>
      testApp.request('PATCH', path, { ...caller, body: { revision, session, changes } }),
    async publish(body: { at?: string; note?: string } = {}) {
      const { data } = await testApp.call(
        courseDocumentEndpoints.publish,
        { params, body: { revision, ...body } },
        caller,
      )
      return data
    },
    tryPublish: () => testApp.request('POST', `${path}/publication`, { ...caller, body: { revision } }),
  }
}
