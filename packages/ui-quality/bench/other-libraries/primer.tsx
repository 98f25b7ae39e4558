import '@primer/primitives/dist/css/primitives.css'
import { BaseStyles, Button, Heading, Label, Text, ThemeProvider } from '@primer/react'
import { courses } from '../cards/course.ts'

/** Primer has no card component, so an element is used. */
export function Cards() {
  return (
    <ThemeProvider>
      <BaseStyles>
        {courses.map(({ id, title, text, badge, action }) => (
          <article key={id}>
            <Heading as="h3">{title}</Heading>
            <Text as="p">{text}</Text>
            <Label>{badge}</Label>
            <Button variant="primary">{action}</Button>
          </article>
        ))}
      </BaseStyles>
    </ThemeProvider>
  )
}
