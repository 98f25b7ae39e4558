import { Link } from 'react-router'
import { Button } from '@chignon/ui/button'
import { Academy } from './academy'
import { NestedThemes } from './nested-themes'

export const meta = () => [{ title: 'A bare React Router app' }]

export default function Home() {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/educations">All courses</Link>
      </Button>
      <Academy />
      <NestedThemes />
    </>
  )
}
