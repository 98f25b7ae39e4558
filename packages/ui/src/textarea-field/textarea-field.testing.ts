import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type TextareaFieldParts = FieldWords & { textarea: HTMLTextAreaElement }

/** The `TextareaField` with this label. Throws if there is none. */
export function findTextareaField(container: ParentNode, label: string): TextareaFieldParts {
  const textarea = findControl(container.querySelectorAll('textarea'), 'field of several lines', label)
  return { textarea, ...wordsBy(container, textarea) }
}
