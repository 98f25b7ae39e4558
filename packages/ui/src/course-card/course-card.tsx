import { Card, type CardProps } from '../card/card.tsx'

export type CourseCardProps = Omit<CardProps, 'children' | 'sign'>

/** A course in the catalogue: a portrait cover (4:5), its category, its name, its lessons and its price. */
export function CourseCard(props: CourseCardProps) {
  return <Card {...props} />
}
