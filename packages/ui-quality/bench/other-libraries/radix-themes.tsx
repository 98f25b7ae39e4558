import '@radix-ui/themes/styles.css'
import { Badge, Button, Card, Heading, Text, Theme } from '@radix-ui/themes'
import { courses } from '../cards/course.ts'

export function Cards() {
  return (
    <Theme>
      {courses.map(({ id, title, text, badge, action }) => (
        <Card key={id}>
          <Heading as="h3">{title}</Heading>
          <Text as="p">{text}</Text>
          <Badge>{badge}</Badge>
          <Button>{action}</Button>
        </Card>
      ))}
    </Theme>
  )
}
