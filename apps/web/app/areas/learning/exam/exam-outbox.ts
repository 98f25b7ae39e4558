import type { SavedExamAnswer } from '@chignon/contract/learning/exam'
import { storedQueue, type QueueStorage, type StoredQueue } from '../lesson/queue/stored-queue.ts'

type WrittenAnswer = Pick<SavedExamAnswer, 'option_ids' | 'text'> & {
  /** RFC 3339. */
  written_at: string
}

const maxAnswers = 100

/** The answers of an attempt that are not saved yet, by question, in the browser's storage. */
export function examOutbox(
  storage: QueueStorage,
  { owner, attemptId }: { owner: string; attemptId: string },
): StoredQueue<WrittenAnswer> {
  return storedQueue<WrittenAnswer>({
    storage,
    key: `exam:${attemptId}:${owner}`,
    isEntry,
    addedAt: ({ written_at: writtenAt }) => writtenAt,
    maxEntries: maxAnswers,
  })
}

function isEntry(entry: unknown): entry is WrittenAnswer {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'option_ids' in entry &&
    Array.isArray(entry.option_ids) &&
    entry.option_ids.every((id) => typeof id === 'string') &&
    'text' in entry &&
    typeof entry.text === 'string' &&
    'written_at' in entry &&
    typeof entry.written_at === 'string'
  )
}
