import type { DocumentView } from '@chignon/contract/platform/document'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Atom } from 'jotai'
import { createContext, use } from 'react'
import type { EditedDocument } from './document-edits.ts'
import type { DocumentSession } from './document-session.ts'
import type { DocumentActions } from './use-document-actions.ts'

/** What the fields of a document need of its session. */
export type FieldSession = Omit<
  DocumentSession<object>,
  'documentAtom' | 'editedAtom' | 'receive' | 'replace'
> & { documentAtom: Atom<object>; editedAtom: Atom<EditedDocument<object>> }

/** The document that is edited on the page, and the language it is edited in. */
export type EditedPage = {
  view: Omit<DocumentView<object, unknown>, 'facts'>
  session: FieldSession
  actions: DocumentActions
  /** The languages that are offered; the first one is that of the originals. */
  locales: readonly Locale[]
  locale: Locale
  setLocale: (locale: Locale) => void
  /** What a part is called: "Price", "Name of lesson 3". */
  nameOf: (path: string) => string
  /** Shows a part and puts the cursor there. */
  goTo: (path: string) => void
  /** The part that gets the cursor once its field is shown. */
  wanted: string | null
  clearWanted: () => void
}

export const DocumentContext = createContext<EditedPage | null>(null)

/** The document that is edited on the page. */
export function useEditedPage(): EditedPage {
  const page = use(DocumentContext)
  if (!page) throw new Error('useEditedPage() needs a DocumentContext above it.')
  return page
}
