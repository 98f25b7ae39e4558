import type {
  DocumentPresence,
  DocumentRevision,
  DocumentSaved,
  DocumentView,
  PreviewLink,
  PublicationForm,
} from '@chignon/contract/platform/document'
import type { ChangesBody } from './document-session.ts'

/** The calls about one document, of the kind of thing it describes. */
export type DocumentCalls<Document extends object, Facts> = {
  /** Where its calls begin: `courses/<id>`. */
  address: string
  change: (body: ChangesBody) => Promise<DocumentSaved>
  /** Loads it again, for this and all other parts of the page. */
  load: () => Promise<DocumentView<Document, Facts>>
  /** Marks what is cached as outdated, so that it is loaded again soon. */
  refresh: () => void
  /** Stores in the cache what is known to be on the server. */
  keep: (change: Partial<DocumentView<Document, Facts>>) => Promise<void>
  publish: (body: PublicationForm) => Promise<DocumentView<Document, Facts>>
  withdraw: () => Promise<DocumentView<Document, Facts>>
  discard: (revision: number) => Promise<DocumentView<Document, Facts>>
  restore: (number: number, revision: number) => Promise<DocumentView<Document, Facts>>
  check: (paths: string[]) => Promise<DocumentView<Document, Facts>>
  remove: () => Promise<unknown>
  /** Creates a link that shows the draft to anyone who has it, for a day. */
  preview: () => Promise<PreviewLink>
  revisions: () => Promise<DocumentRevision[]>
  presence: (path: string | null) => Promise<DocumentPresence[]>
}
