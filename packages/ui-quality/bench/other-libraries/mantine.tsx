import '@mantine/core/styles.css'
import { Badge, Button, Card, MantineProvider, Text, Title } from '@mantine/core'
import { courses } from '../cards/course.ts'

export function Cards() {
  return (
    <MantineProvider>
      {courses.map(({ id, title, text, badge, action }) => (
        <Card key={id} withBorder>
          <Title order={3}>{title}</Title>
          <Text c="dimmed">{text}</Text>
          <Badge>{badge}</Badge>
          <Button>{action}</Button>
        </Card>
      ))}
    </MantineProvider>
  )
}
