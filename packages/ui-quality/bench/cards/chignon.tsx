import '@chignon/ui/styles.css'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { courses } from './course.ts'

/** Heading and text are elements with the theme's classes, because there are no components for them. */
export function Cards() {
  return courses.map(({ id, title, text, badge, action }) => (
    <article key={id} className="rounded-media border border-line p-6">
      <h3 className="text-lead font-medium">{title}</h3>
      <p className="text-small text-text-muted">{text}</p>
      <Badge>{badge}</Badge>
      <Button>{action}</Button>
    </article>
  ))
}
