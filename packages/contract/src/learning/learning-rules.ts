// The business rules of lessons, exams and certificates, as constants. Importing them loads no schema, so that the browser can.

/** How many finished courses of a category award its silver certificate (CERT-1). */
export const coursesForSilver = 2

/** The share of a lesson that has to be watched for it to be done (LESSON-1). */
export const watchedShareForDone = 0.9

/** The fastest speed at which a lesson is watched: what is claimed beyond it was not watched (LESSON-21). */
export const maxWatchSpeed = 2

/** Seconds that may be claimed beyond it, because ranges are rounded. */
export const watchMarginSeconds = 5

/** The most answers of an exam (EXAM-11). */
export const maxExamAnswers = 100

/** The most options of one answer (EXAM-11). */
export const maxExamOptions = 20

/** The most characters of a written answer (EXAM-11). */
export const maxExamTextLength = 5000

/** The most photographs and clips of a practical answer (EXAM-16). */
export const maxExamFiles = 6

/** The most characters of an examiner's comment. */
export const maxExamCommentLength = 2000

/** The most characters of a note that examiners leave for each other (EXAM-24). */
export const maxExamNoteLength = 2000

/** For how many minutes after its last sign of life an examiner keeps an attempt (EXAM-23). */
export const examClaimMinutes = 15

/** The most characters of the title of a text that examiners use again (EXAM-25). */
export const maxExamTextTitleLength = 80

/** The most lines drawn over a photograph (EXAM-20). */
export const maxExamStrokes = 40

/** The most points of a line. */
export const maxStrokePoints = 400

/** How many ranges one save of progress may contain. */
export const maxRangesPerSave = 500

/** For how many hours after its end progress made during the access can still be saved (LESSON-16). */
export const progressGraceHours = 24

/** The most characters of a note. */
export const maxNoteLength = 2000

/** The most notes of a person in a lesson. */
export const maxNotesPerLesson = 500

/** The longest video of a lesson, in minutes (VIDEO-2). */
export const maxVideoMinutes = 90

/** The most pixels of a video's picture (VIDEO-2): somewhat more than 4K. */
export const maxVideoPixels = 4096 * 2304

/** The most characters of the captions of a video in one language. */
export const maxCaptionsLength = 500_000

/** The most days of access that staff give at once. */
export const maxGivenDays = 3650

/** The most days of access that an educator gives one person to one thing (ACCESS-15). */
export const maxDaysByEducator = 14
