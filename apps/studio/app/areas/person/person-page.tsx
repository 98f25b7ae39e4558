import { reachOf } from '@chignon/contract/platform/permission'
import { useParams } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { LearnerView } from './learner-view.tsx'
import { PersonView } from './person-view.tsx'

/** One person: all of it for staff, what they follow for those who teach them (PEOPLE-2). */
export function PersonPage() {
  const { id = '' } = useParams()
  const { viewer } = useStartData()
  return reachOf(viewer.role, 'people.read') === 'all' ? <PersonView id={id} /> : <LearnerView id={id} />
}
