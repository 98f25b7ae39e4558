import { Card, type CardProps } from '../card/card.tsx'

export type CourseCardProps = Omit<CardProps, 'children' | 'sign'>

/** A course in the catalogue: portrait cover (4:5), category, name, lessons and price. */
export function CourseCard(props: CourseCardProps) {
  return <Card {...props} />
}
