import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { examQuery } from './exam-queries.ts'
import { ExamView } from './exam-view.tsx'

/** One attempt, to mark and to decide. */
export function ExamPage() {
  const { id = '' } = useParams()
  return (
    <Loaded query={examQuery({ params: { id } })} isPage>
      {({ data: exam }) => <ExamView key={exam.id} exam={exam} />}
    </Loaded>
  )
}
