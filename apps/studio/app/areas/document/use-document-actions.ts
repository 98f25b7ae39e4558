import type {
  DocumentRevision,
  DocumentView,
  PreviewLink,
  PublicationForm,
} from '@chignon/contract/platform/document'
import { useMemo } from 'react'
import type { DocumentCalls } from './document-calls.ts'
import type { DocumentSession } from './document-session.ts'

/** What is done with a document as a whole. Each rejects with a `ProblemError` if it cannot be. */
export type DocumentActions = {
  /** Publishes what is saved. */
  publish: (form: Omit<PublicationForm, 'revision'>) => Promise<void>
  withdraw: () => Promise<void>
  discard: () => Promise<void>
  restore: (number: number) => Promise<void>
  /** Says that translations are right as they are. */
  check: (paths: string[]) => Promise<void>
  remove: () => Promise<void>
  preview: () => Promise<PreviewLink>
  revisions: () => Promise<DocumentRevision[]>
}

/** The actions on a document, after which its page shows what the server has. */
export function useDocumentActions<Document extends object, Facts>(
  session: DocumentSession<Document>,
  calls: DocumentCalls<Document, Facts>,
): DocumentActions {
  return useMemo(() => {
    const keep = async (call: Promise<DocumentView<Document, Facts>>) => {
      const view = await call
      session.receive(view)
      await calls.keep(view)
    }
    const replace = async (call: Promise<DocumentView<Document, Facts>>) => {
      const view = await call
      session.replace(view)
      await calls.keep(view)
    }
    return {
      publish: (form) => keep(calls.publish({ ...form, revision: session.revision() })),
      withdraw: () => keep(calls.withdraw()),
      discard: () => replace(calls.discard(session.revision())),
      restore: (number) => replace(calls.restore(number, session.revision())),
      check: (paths) => keep(calls.check(paths)),
      async remove() {
        await calls.remove()
      },
      preview: calls.preview,
      revisions: calls.revisions,
    }
  }, [session, calls])
}
