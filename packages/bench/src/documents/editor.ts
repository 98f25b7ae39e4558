import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { documentConflicts } from '@chignon/contract/platform/document'
import { problem } from '@chignon/contract/platform/problem'

type Change = { path: string; value: unknown }

/** One open page of an editor of a course, over HTTP. */
export type Editor = ReturnType<typeof openEditor>

export function openEditor(origin: string, token: string, courseId: string) {
  const session = crypto.randomUUID()
  const address = `${origin}/api/v1/staff/courses/${courseId}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let revision = 0
  return {
    async load() {
      const response = await fetch(address, { headers })
      const { data } = courseDocumentEndpoints.show.response.parse(await response.json())
      revision = data.revision
      return data
    },
    /** Saves changes; returns the paths that someone else changed, of which nothing was stored. */
    async change(changes: Change[]): Promise<string[]> {
      const body = JSON.stringify({ revision, session, changes })
      const response = await fetch(address, { method: 'PATCH', headers, body })
      const answer: unknown = await response.json()
      if (response.status === 409) {
        const conflicts = documentConflicts.parse(problem.parse(answer).conflicts)
        return conflicts.map(({ path }) => path)
      }
      if (!response.ok) throw new Error(`PATCH responded with ${response.status}: ${JSON.stringify(answer)}`)
      revision = courseDocumentEndpoints.change.response.parse(answer).data.revision
      return []
    },
    /** The response, or the error of a connection that was lost. */
    publish: () =>
      fetch(`${address}/publication`, { method: 'POST', headers, body: JSON.stringify({ revision }) }),
  }
}
