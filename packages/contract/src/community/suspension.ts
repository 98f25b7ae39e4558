import * as z from 'zod/mini'
import { id, timestamp } from '../platform/primitives.ts'
import { staffNote } from '../platform/staff-note.ts'

/** The suspension of a person (MODERATION-8). */
export const suspension = z.object({
  id,
  reason: z.string(),
  starts_at: timestamp,
  /** Null: for ever. */
  ends_at: z.nullable(timestamp),
})

/** A suspension to begin now. */
export const suspensionForm = z.object({
  reason: staffNote,
  ends_at: z.nullable(timestamp),
})

export type Suspension = z.infer<typeof suspension>
