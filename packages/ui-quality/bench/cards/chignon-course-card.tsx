import '@chignon/ui/styles.css'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { CourseCard } from '@chignon/ui/course-card'
import { courses } from './course.ts'

/** The catalogue's card: unlike the plain one, it has a frame for a picture and a link that covers it. */
export function Cards() {
  return courses.map(({ id, title, text, badge, action }) => (
    <CourseCard
      key={id}
      link={<a href="/courses/the-bob" />}
      cover={null}
      title={title}
      facts={text}
      badge={<Badge>{badge}</Badge>}
      price={<Button>{action}</Button>}
    />
  ))
}
