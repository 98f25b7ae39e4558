import type { LessonProgress, WatchedRange } from '@chignon/contract/learning/progress'
import type { ProgressRow } from './progress.queries.ts'

/** Maps the progress in a lesson to the contract. Without a row nothing was watched. */
export function presentProgress(lessonId: string, row: ProgressRow | null): LessonProgress {
  return {
    lesson_id: lessonId,
    watched: row ? parseRanges(row.watched) : [],
    watched_seconds: row?.watchedSeconds ?? 0,
    position: row?.position ?? null,
    position_at: row?.positionAt?.toISOString() ?? null,
    done_at: row?.doneAt?.toISOString() ?? null,
    is_done_by_hand: row?.isDoneByHand ?? false,
  }
}

// PostgreSQL writes ranges of integers with their end left out: {[0,10),[20,30)}.
function parseRanges(multirange: string): WatchedRange[] {
  return [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])
}
