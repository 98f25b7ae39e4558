import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadExams = () =>
  import('@chignon/contract/learning/staff-exam').then((module) => module.staffExamEndpoints)

const exams = endpointQueries('staff-exam', loadExams)

/** A page of attempts in a state. */
export const examListQuery = exams('list')

/** One attempt with its questions, answers and marks. */
export const examQuery = exams('show')

export const loadNext = () => loadExams().then(({ next }) => next)
export const loadClaim = () => loadExams().then(({ claim }) => claim)
export const loadAddNote = () => loadExams().then(({ addNote }) => addNote)
export const loadRemoveNote = () => loadExams().then(({ removeNote }) => removeNote)
export const loadMark = () => loadExams().then(({ mark }) => mark)
export const loadDraw = () => loadExams().then(({ draw }) => draw)
export const loadApprove = () => loadExams().then(({ approve }) => approve)
export const loadReject = () => loadExams().then(({ reject }) => reject)
export const loadReopen = () => loadExams().then(({ reopen }) => reopen)

/** What is loaded again once an attempt was decided. */
export const examNouns = ['staff-exam', 'today'] as const
