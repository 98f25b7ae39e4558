import type { Discussion } from '@chignon/contract/community/discussion'

const folders = {
  course: 'courses',
  program: 'programs',
  'live-masterclass': 'live-masterclasses',
  'online-masterclass': 'online-masterclasses',
}

/** The page of what a discussion is about: a product, or a lesson in the learning area. */
export function subjectPath({ type, slug, about }: Pick<Discussion, 'type' | 'slug' | 'about'>): string {
  if (!about) return '/'
  const page = `/${folders[about.type]}/${about.slug}`
  return type === 'lesson' ? `/profile${page}/lessons?lessonId=${slug}` : page
}
