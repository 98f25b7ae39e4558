// The limits of what editors write. Importing them loads no schema, so that the browser can.

/** The most parts that one call changes. */
export const maxDocumentChanges = 500

/** The most characters of the note with a publication. */
export const maxPublicationNoteLength = 200

/** For how many seconds an editor counts as present after the last sign of life (DOCUMENT-6). */
export const presenceSeconds = 60

/** For how many hours a link shows a draft (PREVIEW-1). */
export const previewHours = 24
