import { uuid } from '../drizzle.ts'
import { pictures } from './picture.ts'

/** A picture of a row; null once the picture is deleted. It needs an index, by which the deletion finds the row. */
export const pictureColumn = (name: string) =>
  uuid(name).references(() => pictures.id, { onDelete: 'set null' })
