import type { StaffExamCard } from '@chignon/contract/learning/staff-exam'
import { DataTable } from '@chignon/ui/data-table'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ClaimCell } from './claim-cell.tsx'
import { ExamQueueEmpty } from './exam-queue-empty.tsx'
import { AttemptNumber, SubmittedDate, WaitingSince } from './exam-table-cells.tsx'
import { useClaimEnds } from './use-claim-ends.ts'
import { useExamSearch } from './use-exam-search.ts'

type ExamTableProps = { exams: StaffExamCard[]; isBusy: boolean }

const rowLink = ({ id }: StaffExamCard) => <Link to={`/exams/${id}`} />
const learnerCell = ({ learner }: StaffExamCard) => <bdi>{learner.full_name}</bdi>
const programCell = ({ program }: StaffExamCard) => <bdi>{program.name}</bdi>
const attemptCell = ({ number }: StaffExamCard) => <AttemptNumber number={number} />
const waitingCell = ({ submitted_at: since }: StaffExamCard) => since && <WaitingSince since={since} />
const claimCell = ({ claim }: StaffExamCard) => (claim ? <ClaimCell claim={claim} /> : '–')
const submittedCell = ({ submitted_at: at }: StaffExamCard) => at && <SubmittedDate at={at} />

/** A page of attempts; each row opens its attempt. */
export function ExamTable({ exams, isBusy }: ExamTableProps) {
  const { t } = useLingui()
  useClaimEnds(exams.flatMap(({ claim }) => (claim ? [claim.ends_at] : [])))
  const isWaiting = useExamSearch().state === 'submitted'
  return (
    <DataTable
      caption={isWaiting ? t`Exams to review, the longest waiting first` : t`Reviewed exams, newest first`}
      rows={exams}
      rowId={({ id }) => id}
      renderLink={rowLink}
      isBusy={isBusy}
      columns={[
        { id: 'learner', header: t`Learner`, renderCell: learnerCell, isPrimary: true },
        { id: 'program', header: t`Program`, renderCell: programCell, width: 'wide' },
        { id: 'attempt', header: t`Attempt`, renderCell: attemptCell, width: 'narrow' },
        ...(isWaiting ? [{ id: 'claim', header: t`Reviewed by`, renderCell: claimCell }] : []),
        isWaiting
          ? { id: 'waiting', header: t`Waiting for`, align: 'end', renderCell: waitingCell, width: 'narrow' }
          : {
              id: 'submitted',
              header: t`Submitted`,
              align: 'end',
              renderCell: submittedCell,
              width: 'narrow',
            },
      ]}
      empty={<ExamQueueEmpty />}
    />
  )
}
