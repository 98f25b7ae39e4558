import '@chignon/ui/styles.css'
import './frame.css'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { Heading } from '@chignon/ui/heading'
import { Text } from '@chignon/ui/text'
import { courses } from './course.ts'

export function Cards() {
  return courses.map(({ id, title, text, badge, action }) => (
    <article key={id} className="card">
      <Heading level={3} size="lead">
        {title}
      </Heading>
      <Text variant="small" tone="muted">
        {text}
      </Text>
      <Badge>{badge}</Badge>
      <Button>{action}</Button>
    </article>
  ))
}
