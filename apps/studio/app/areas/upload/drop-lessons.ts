import { maxCaptionsLength } from '@chignon/contract/learning/learning-rules'
import { foldName, readCaptionName } from './caption-name.ts'
import { extensionOf, hasCaptions, maxVideoBytes, stemOf, videoTypeOf, type NamedFile } from './file-kinds.ts'
import { hasNumber, lessonNameOf } from './lesson-name.ts'

/** Why a file is left out. `no-video`: captions of no video that was dropped. `second`: other captions in the same language. */
export type LeftOutReason = 'empty' | 'too-large' | 'other-kind' | 'no-video' | 'second' | 'too-many'

/** A file that is left out. */
export type LeftOut = { name: string; reason: LeftOutReason }

/** Captions of a lesson. */
export type PlannedCaptions<Dropped> = { language: string; dropped: Dropped }

/** A lesson that is made of a video. */
export type PlannedLesson<Dropped> = { name: string; video: Dropped; captions: PlannedCaptions<Dropped>[] }

/** What dropped files become. */
export type DropPlan<Dropped> = { lessons: PlannedLesson<Dropped>[]; leftOut: LeftOut[] }

type Options = {
  /** Of captions whose name has none. */
  firstLanguage: string
  /** How many lessons the course can still have. */
  maxLessons: number
}

// A file in UTF-8 has at most so many bytes for each character.
const maxCaptionsBytes = maxCaptionsLength * 4

/** Plans lessons from dropped files: the videos in the natural order of their names, each with the captions named after it. */
export function planLessons<Dropped extends { file: NamedFile }>(
  files: readonly Dropped[],
  { firstLanguage, maxLessons }: Options,
): DropPlan<Dropped> {
  const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const sorted = files.toSorted((a, b) => byName.compare(a.file.name, b.file.name))
  const leftOut: LeftOut[] = []
  const usable = sorted.filter(({ file }) => {
    const reason = reasonAgainst(file)
    if (reason !== null) leftOut.push({ name: file.name, reason })
    return reason === null
  })
  const videos = usable.filter(({ file }) => !hasCaptions(file))
  for (const { file } of videos.slice(maxLessons)) leftOut.push({ name: file.name, reason: 'too-many' })
  const isNumbered = videos.length > 1 && videos.every(({ file }) => hasNumber(file.name))
  const lessons = videos.slice(0, maxLessons).map((video): PlannedLesson<Dropped> => {
    return { name: lessonNameOf(video.file.name, isNumbered), video, captions: [] }
  })
  for (const dropped of usable.filter(({ file }) => hasCaptions(file))) {
    const reason = addCaptions(lessons, dropped, firstLanguage)
    if (reason !== null) leftOut.push({ name: dropped.file.name, reason })
  }
  return { lessons, leftOut }
}

/** Why a file cannot be of a lesson, by its kind and size; null if it can. */
export function reasonAgainst(file: NamedFile): LeftOutReason | null {
  if (!hasCaptions(file) && videoTypeOf(file) === null)
    // A folder is dropped as a file without an extension.
    return file.size === 0 && extensionOf(file.name) !== '' ? 'empty' : 'other-kind'
  if (file.size === 0) return 'empty'
  return file.size > (hasCaptions(file) ? maxCaptionsBytes : maxVideoBytes) ? 'too-large' : null
}

function addCaptions<Dropped extends { file: NamedFile }>(
  lessons: PlannedLesson<Dropped>[],
  dropped: Dropped,
  firstLanguage: string,
): LeftOutReason | null {
  const lessonOf = (stem: string) =>
    lessons.find(({ video }) => foldName(stemOf(video.file.name)) === foldName(stem))
  const { stem, language } = readCaptionName(dropped.file.name)
  // What looks like a language may also be the end of the video's name.
  const whole = lessonOf(stemOf(dropped.file.name))
  const lesson = whole ?? lessonOf(stem)
  if (!lesson) return 'no-video'
  const spoken = whole ? firstLanguage : (language ?? firstLanguage)
  if (lesson.captions.some((other) => other.language === spoken)) return 'second'
  lesson.captions.push({ language: spoken, dropped })
  return null
}
