import type { ExamFile } from '@chignon/contract/learning/exam'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useState } from 'react'
import { drawingIn } from './review-drafts.ts'
import type { ExamReview } from './use-exam-review.ts'

/** A photograph of an answer: unlike a clip, it has a width. */
export type Photograph = ExamFile & { width: number; height: number }

export function isPhotograph(file: ExamFile): file is Photograph {
  return file.width !== null && file.height !== null
}

/** The photographs of a review: over which one the pen is out, which one fills the window, and the lines over each. */
export function usePhotographs({ session, drafts }: ExamReview, isOpen: boolean) {
  const [penId, setPenId] = useState<string | null>(null)
  const [enlargedId, setEnlargedId] = useState<string | null>(null)
  const enlarge = (id: string | null) => {
    setPenId(null)
    setEnlargedId(id)
  }
  return {
    isOpen,
    penId: isOpen ? penId : null,
    setPen: setPenId,
    enlargedId,
    enlarge,
    linesOver: (exam: StaffExam, id: string) => drawingIn(exam, drafts, id),
    theirsOver: (id: string) => drafts.drawings[id]?.theirs,
    draw: (fileId: string, value: ExamFile['drawing']) => session.change({ field: 'drawing', fileId, value }),
    choose: session.chooseDrawing,
    undo: session.undoLine,
    /** Does what a key says about the photographs of a question: those of the one with the pen, else of the first. */
    press(action: 'draw' | 'undo-line' | 'enlarge', files: readonly ExamFile[]) {
      const withPen = files.find(({ id }) => id === penId)
      const file = withPen ?? files.find(isPhotograph)
      if (!file) return
      if (action === 'draw') setPenId(withPen ? null : file.id)
      else if (action === 'undo-line') session.undoLine(file.id)
      else enlarge(file.id)
    },
  }
}

export type Photographs = ReturnType<typeof usePhotographs>
