/** The address of a lesson of a course; that of the course itself without a lesson. */
export function lessonAddress(courseId: string, lessonId?: string): string {
  return lessonId === undefined ? `/courses/${courseId}` : `/courses/${courseId}/lessons/${lessonId}`
}

/** The id of the entry of a list that a path is about; undefined for the list itself and for other parts. */
export function entryIn(list: string, path: string): string | undefined {
  const [first, id] = path.split('.')
  return first === list ? id : undefined
}
