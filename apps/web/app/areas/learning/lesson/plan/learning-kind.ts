/** The kinds of bought content with lessons, as in their addresses. */
export type LearningKind = 'courses' | 'programs' | 'online-masterclasses'

/** The kind in a path such as `/profile/courses/bob/lessons`. */
export function learningKindOf(pathname: string): LearningKind {
  const kind = pathname.split('/')[2]
  return kind === 'programs' || kind === 'online-masterclasses' ? kind : 'courses'
}
