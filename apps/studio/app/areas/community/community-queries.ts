import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadBase = () =>
  import('@chignon/contract/catalogue/base-list').then((module) => module.baseListEndpoints)
const loadModeration = () =>
  import('@chignon/contract/community/moderation').then((module) => module.moderationEndpoints)

/** A base list with all languages. */
export const baseListQuery = endpointQueries('base-list', loadBase)('list')

export const loadSaveEntry = () => loadBase().then(({ save }) => save)
export const loadMoveEntry = () => loadBase().then(({ move }) => move)
export const loadRetireEntry = () => loadBase().then(({ retire }) => retire)
export const loadRestoreEntry = () => loadBase().then(({ restore }) => restore)
export const loadRemoveEntry = () => loadBase().then(({ remove }) => remove)

/** What is loaded again once a base list has changed. */
export const baseNouns = ['base-list'] as const

/** A page of the word list. */
export const wordListQuery = endpointQueries('moderation', loadModeration)('listWords')

export const loadAddWord = () => loadModeration().then(({ addWord }) => addWord)
export const loadRemoveWord = () => loadModeration().then(({ removeWord }) => removeWord)
export const loadTryWord = () => loadModeration().then(({ tryWord }) => tryWord)

/** What is loaded again once the word list has changed. */
export const wordNouns = ['moderation'] as const
