import type { Lesson } from '@chignon/contract/lesson'
import type { CourseInstance, Syllabus } from 'schema-dts'
import { isoDuration } from './time.ts'

/** CourseInstance for an online course. The duration is in seconds. */
export function onlineInstanceJsonLd(duration: number) {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: isoDuration(duration),
  } satisfies CourseInstance
}

/** Lessons as Syllabus. */
export function lessonsJsonLd(lessons: readonly Lesson[]) {
  return lessons.map(
    ({ name, resource }) =>
      ({
        '@type': 'Syllabus',
        name,
        timeRequired: isoDuration(resource.properties.duration),
      }) satisfies Syllabus,
  )
}
