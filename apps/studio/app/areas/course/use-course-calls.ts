import { callOf, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { CourseDocument, CourseFacts } from '@chignon/contract/catalogue/course-document'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useMemo } from 'react'
import type { DocumentCalls } from '../document/document-calls.ts'
import { courseNouns, courseQuery, loadCourseEndpoints } from './course-queries.ts'

/** The calls about one course. */
export function useCourseCalls(id: string): DocumentCalls<CourseDocument, CourseFacts> {
  const client = useAtomValue(queryClientAtom)
  return useMemo(() => {
    const call = callOf(client)
    const params = { id }
    const { queryKey, ...options } = endpointQueryOptions(courseQuery({ params }))
    const refreshLists = () => {
      for (const noun of courseNouns)
        if (noun !== 'course-document') void client.invalidateQueries({ queryKey: [noun] })
    }
    return {
      address: `courses/${id}`,
      async change(body) {
        const { change } = await loadCourseEndpoints()
        return (await call(change, { params, body })).data
      },
      load: async () => (await client.fetchQuery({ ...options, queryKey, staleTime: 0 })).data,
      refresh: () => void client.invalidateQueries({ queryKey }),
      async keep(changed) {
        // What was requested before is older.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (shown) => shown && { ...shown, data: { ...shown.data, ...changed } })
      },
      async publish(body) {
        const { publish } = await loadCourseEndpoints()
        const { data } = await call(publish, { params, body })
        refreshLists()
        return data
      },
      async withdraw() {
        const { withdraw } = await loadCourseEndpoints()
        const { data } = await call(withdraw, { params })
        refreshLists()
        return data
      },
      async discard(revision) {
        const { discard } = await loadCourseEndpoints()
        return (await call(discard, { params, body: { revision } })).data
      },
      async restore(number, revision) {
        const { restore } = await loadCourseEndpoints()
        return (await call(restore, { params: { id, number }, body: { revision } })).data
      },
      async check(paths) {
        const { check } = await loadCourseEndpoints()
        return (await call(check, { params, body: { paths } })).data
      },
      async remove() {
        const { remove } = await loadCourseEndpoints()
        await call(remove, { params })
        refreshLists()
      },
      async preview() {
        const { createPreview } = await loadCourseEndpoints()
        return (await call(createPreview, { params })).data
      },
      async revisions() {
        const { revisions } = await loadCourseEndpoints()
        return (await call(revisions, { params })).data
      },
      async presence(path) {
        const { presence } = await loadCourseEndpoints()
        return (await call(presence, { params, body: { path } })).data
      },
    }
  }, [client, id])
}
