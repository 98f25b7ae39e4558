import { Button } from '@chignon/ui/button'
import { CardGrid } from '@chignon/ui/card-grid'
import { CourseCard } from '@chignon/ui/course-card'
import { Cover } from '@chignon/ui/cover'
import { Price } from '@chignon/ui/price'
import { Academy } from './academy'

/** The cards are rendered on the server only; `Academy` is a client component. */
export default function Page() {
  return (
    <>
      <CardGrid columns={2}>
        <CourseCard
          link={<a href="/courses/the-bob" />}
          cover={
            <Cover
              src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
              width={480}
              height={600}
            />
          }
          overline="Cutting"
          title="The bob, from line to movement"
          price={<Price amount="$120.00" />}
        />
      </CardGrid>
      <Button asChild variant="secondary">
        <a href="/educations">All courses</a>
      </Button>
      <Academy />
    </>
  )
}
