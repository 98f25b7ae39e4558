import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadTexts = () =>
  import('@chignon/contract/learning/exam-text').then((module) => module.examTextEndpoints)

/** The texts of the examiner and those that all share, by title. */
export const examTextsQuery = endpointQueries('exam-text', loadTexts)('list')

export const loadSaveText = () => loadTexts().then(({ save }) => save)
export const loadRemoveText = () => loadTexts().then(({ remove }) => remove)
